update products set bar_codes = '["7790001000019","2000000000015"]' where id = '65a000000000000000000001';
update counters set value = 1 where name = 'own-bar-code';
