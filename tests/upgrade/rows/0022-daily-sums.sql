insert into daily_sums (kind, day, subject, amount) values ('visits', '2026-11-20', '', 3), ('empty-search', '2026-11-20', 'sierre', 2);
