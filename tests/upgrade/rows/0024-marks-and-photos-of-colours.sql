insert into price_batches (id, source, status, rule, note, actor, created_at, changed, left_out, mark_kind) values ('65e000000000000000000024', 'edit', 'applied', 'Ocultó 1 producto', '', 'rosa@casahilvan.example', 1700003800000, 1, 0, 'visibility');
insert into price_changes (batch_id, product_id, version, price_before, price_after, is_left_out, marks_before, marks_after) values ('65e000000000000000000024', '65a000000000000000000002', 1, null, null, 0, '{"is_hidden":0}', '{"is_hidden":1}');
update price_batches set applied_at = 1700003800000 where id = '65e000000000000000000024';
update product_photos set colour = 'Rojo' where product_id = '65a000000000000000000001' and position = 0;
