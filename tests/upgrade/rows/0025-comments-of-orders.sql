update orders set comment = 'Paso el viernes a la tarde' where id = '65b000000000000000000001';
update order_lines set comment = 'Todo del mismo lote' where order_id = '65b000000000000000000001' and position = 0;
