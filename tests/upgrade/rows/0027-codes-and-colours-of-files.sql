update imports set sheet = 'Mercería', sheets = '[]';
insert into import_colours (name, colour) values ('verde ingles', 'Verde botella');
insert into variant_codes (code_key, product_id) select 'var-27', min(id) from products;
update import_products set left_version = 2 where version is null;
