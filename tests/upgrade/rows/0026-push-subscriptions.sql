insert into push_keys (id, public_key, private_key, created_at) values (1, 'clave-publica', 'clave-privada', 1700004000000);
insert into push_subscriptions (id, account_id, session_hash, endpoint, p256dh, auth, created_at) values ('65f000000000000000000026', '65d000000000000000000002', 'b7c1', 'https://avisos.example/ana', 'clave-de-ana', 'secreto-de-ana', 1700004000000);
insert into push_outbox (subscription_id, order_id, created_at, attempts, next_attempt_at, leased_until) values ('65f000000000000000000026', null, 1700004000000, 1, 4000000000000, null);
