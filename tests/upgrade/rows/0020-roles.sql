update accounts set role = 'mostrador' where email = 'ana@casahilvan.example';
insert into invitations (id, email, token_hash, invited_by, created_at, expires_at, role) values ('65e000000000000000000020', 'luz@casahilvan.example', 'hash-de-luz', 'rosa@casahilvan.example', 1700003600000, 4000000000000, 'encargado');
