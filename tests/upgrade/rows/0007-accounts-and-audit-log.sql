insert into accounts (id, email, password_hash, created_at, totp_secret, totp_candidate, totp_last_step) values ('65d000000000000000000002', 'ana@casahilvan.example', '-', 1700000900000, 'JBSWY3DPEHPK3PXP', null, 56666696);
insert into recovery_codes values ('65d000000000000000000002', 'a4d2');
insert into sessions (token_hash, account_id, created_at, expires_at, last_seen_at, user_agent) values ('b7c1', '65d000000000000000000002', 1700000900000, 4000000000000, 1700000950000, 'Mozilla/5.0 (X11; Linux x86_64)');
insert into invitations values ('65e000000000000000000001', 'ines@casahilvan.example', 'c3d4', 'rosa@casahilvan.example', 1700001000000, 1700260200000);
insert into audit_log (happened_at, actor, area, kind, details) values (1700000900000, 'rosa@casahilvan.example', 'access', 'logged-in', '{}');
update counters set value = 2 where name = 'administrator-changes';
