-- A table has a number and a name that are its own for ever. Its four-letter code is only lent to it.
create table tables_4 (id integer primary key autoincrement, name text not null unique, code text unique,
    phase text not null, touched real not null, record blob not null, kept integer not null default 0);
insert into tables_4 (name, code, phase, touched, record)
    select substr('BCDFGHJKLMNPQRSTVWXZ', 1 + abs(random() % 20), 1) || substr('BCDFGHJKLMNPQRSTVWXZ', 1 + abs(random() % 20), 1)
        || substr('BCDFGHJKLMNPQRSTVWXZ', 1 + abs(random() % 20), 1) || substr('BCDFGHJKLMNPQRSTVWXZ', 1 + abs(random() % 20), 1)
        || substr('BCDFGHJKLMNPQRSTVWXZ', 1 + abs(random() % 20), 1) || substr('BCDFGHJKLMNPQRSTVWXZ', 1 + abs(random() % 20), 1)
        || substr('BCDFGHJKLMNPQRSTVWXZ', 1 + abs(random() % 20), 1) || substr('BCDFGHJKLMNPQRSTVWXZ', 1 + abs(random() % 20), 1)
        || substr('BCDFGHJKLMNPQRSTVWXZ', 1 + abs(random() % 20), 1) || substr('BCDFGHJKLMNPQRSTVWXZ', 1 + abs(random() % 20), 1)
        || substr('BCDFGHJKLMNPQRSTVWXZ', 1 + abs(random() % 20), 1) || substr('BCDFGHJKLMNPQRSTVWXZ', 1 + abs(random() % 20), 1),
        code, phase, touched, record from tables order by touched;
create table log_4 (table_id integer, seq integer, seat integer not null, move integer not null, cause integer not null,
    ms integer not null default 0, primary key (table_id, seq)) without rowid;
insert into log_4 (table_id, seq, seat, move, cause)
    select tables_4.id, seq, seat, move, cause from log join tables_4 using (code) order by tables_4.id, seq;
create table bests_4 (player integer, game text, what text, ms integer not null, table_id integer not null,
    at real not null, primary key (player, game, what)) without rowid;
insert into bests_4 select player, game, what, ms, tables_4.id, at from bests join tables_4 using (code);
drop table log;
drop table bests;
drop table tables;
alter table tables_4 rename to tables;
alter table log_4 rename to log;
alter table bests_4 rename to bests;
create index tables_by_age on tables (phase, kept, touched);
create index tables_with_old_codes on tables (touched) where phase = 'over' and code is not null;
-- A code rests before it is lent again.
create table resting_codes (code text primary key, until real not null) without rowid;
create index resting_codes_by_age on resting_codes (until);
-- Finished games that a player wants to keep.
create table kept (player integer, table_id integer, at real not null, primary key (player, table_id)) without rowid;
create index kept_by_table on kept (table_id);
-- A guest is a player who has not come back after the first day, and keeps no game.
alter table players add column seen real not null default 0;
alter table players add column guest integer not null default 0;
update players set seen = made;
create index players_by_age on players (guest, seen);
