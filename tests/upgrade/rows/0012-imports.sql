insert into imports (id, file_name, source, status, actor, created_at, rows, header_row, columns, summary, created, updated, batch) values ('65f000000000000000000001', 'hilos.csv', 'other', 'applied', 'rosa@casahilvan.example', 1700000500000, 1, 1, '[]', null, 1, 0, null);
insert into import_products (import_id, product_id, staged_id, row, version, has_new_photos, has_new_price) values ('65f000000000000000000001', '65a000000000000000000001', '65a000000000000000000001', 2, null, 0, 0);
insert into import_categories (name, section, subsection, type) values ('Telas', 'Merceria', 'Reparadores', 'Entretela');
insert into import_parts (import_id, kind, position, content) values ('65f000000000000000000001', 'rows', 0, '[["H-1","Hilo"]]');
