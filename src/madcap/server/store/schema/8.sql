-- Logs of tables that were removed: their moves are removed in small steps, too.
create table removed_logs (table_id integer primary key);
