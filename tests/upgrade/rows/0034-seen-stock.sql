update stock_sums set seen_in = 3 where product_id = '65a000000000000000000001' and variant = 'Rojo';
