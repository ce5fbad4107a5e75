insert into customer_notes (customer_id, written_at, actor, text) select id, 1700003100000, 'rosa@casahilvan.example', 'Pide factura A' from customers order by id limit 1;
insert into erased_orders (order_id, erased_at) values ('65b000000000000000000002', 1700003200000);
