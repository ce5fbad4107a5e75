update orders set quote_expires_at = 4000000000000 where id = '65b000000000000000000005';
