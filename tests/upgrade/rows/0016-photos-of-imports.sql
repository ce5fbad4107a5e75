insert into import_photos (import_id, product_id, row, wanted, seen, state, foreign_count) values ('65f000000000000000000001', '65a000000000000000000001', 2, '["https://fotos.example/cono.jpg"]', '[]', 'done', 1);
insert into fetched_photos (url, photo, fetched_at) values ('https://fotos.example/cono.jpg', '/images/cono-carmin.webp', 1700003300000);
