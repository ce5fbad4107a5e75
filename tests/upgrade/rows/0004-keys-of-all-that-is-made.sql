insert into idempotency_keys (key, fingerprint, made_id, created_at) values ('clave-de-producto', 'f2f2', '65a000000000000000000002', 1700000700000);
