insert into store_start (id, name) values (1, 'earlier') on conflict (id) do nothing;
