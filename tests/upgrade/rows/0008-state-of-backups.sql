update backup_state set not_before = 1700002000000, made_at = 1700001900000, name = 'hilvan-20231114-2245.tar.gz', bytes = 123456 where id = 1;
