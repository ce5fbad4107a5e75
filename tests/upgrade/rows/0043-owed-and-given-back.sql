insert into order_refunds (id, order_id, amount, method, given_on, note, actor, created_at, removed_at) values ('65f360000000000000000001', '65b000000000000000000001', 100000, 'efectivo', '2023-11-16', 'Un carrete venía roto', 'rosa@casahilvan.example', 1700106000000, null);
update orders set paid_amount = paid_amount - 100000 where id = '65b000000000000000000001';
