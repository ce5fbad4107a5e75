insert into stock_moves (product_id, variant, kind, amount, happened_at, actor, note, supplier, order_id, batch_id) values ('65a000000000000000000001', 'Rojo', 'counted', 12, 1700005000000, 'ana@casahilvan.example', '', '', null, '65f000000000000000000033');
insert into stock_moves (product_id, variant, kind, amount, happened_at, actor, note, supplier, order_id, batch_id) values ('65a000000000000000000001', 'Rojo', 'received', 24, 1700005100000, 'ana@casahilvan.example', 'remito 0003-8841', 'Costurina', null, '65f000000000000000000034');
insert into stock_sums (product_id, variant, there, unit, counted_at, low_at, supplier) values ('65a000000000000000000001', 'Rojo', 36, 'C62', 1700005000000, 6, 'Costurina');
update stock_checks set checked_at = 1700005200000;
