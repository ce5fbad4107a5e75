update customers set price_list_id = '65d000000000000000000001';
update quotes set price_list = '{"id":"65d000000000000000000001","name":"Talleres"}';
