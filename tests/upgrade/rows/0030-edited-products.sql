update products set edited_version = version;
