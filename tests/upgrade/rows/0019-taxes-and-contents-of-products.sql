update products set vat = '10.5', unit_amount = '500', unit_measure = 'm' where id = '65a000000000000000000001';
