insert into recovery_codes values ('65d000000000000000000001', '1b4f0e9851971998e732078544c96b36c3d01cedf7caa332359d6f1d83567014');
insert into invitations values ('65e000000000000000000001', 'lucia@casahilvan.example', '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752', 'rosa@casahilvan.example', 1700000900000, 4000000000000);
insert into audit_log (happened_at, actor, area, kind, details) values (1700000900000, 'rosa@casahilvan.example', 'accounts', 'administrator-invited', '{"email":"lucia@casahilvan.example"}');
