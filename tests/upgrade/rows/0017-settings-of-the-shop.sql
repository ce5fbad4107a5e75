insert into store_settings (area, version, value, changed_at, actor) values ('look', 2, '{"accent":"#123456"}', 1700003500000, 'rosa@casahilvan.example');
insert into store_setting_versions (area, version, value, changed_at, actor) values ('look', 0, '{"accent":null}', null, '');
insert into store_setting_versions (area, version, value, changed_at, actor) values ('look', 1, '{"accent":"#654321"}', 1700003400000, 'rosa@casahilvan.example');
update counters set value = 2 where name = 'store-version';
