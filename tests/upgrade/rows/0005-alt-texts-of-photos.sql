insert into product_photos (product_id, position, url, alt_text) values ('65a000000000000000000002', 0, '/images/0123456789abcdef0123456789abcdef.webp', 'La máquina, de frente');
