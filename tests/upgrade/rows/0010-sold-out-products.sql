update products set sold_out_variants = '["Azul"]' where id = '65a000000000000000000001';
update products set is_sold_out = 1 where id = '65a000000000000000000002';
