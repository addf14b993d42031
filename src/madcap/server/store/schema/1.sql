create table players (id integer primary key, token blob not null unique, name text not null, made real not null);
create table tables (code text primary key, phase text not null, touched real not null, face blob not null);
create index tables_in_play on tables (touched) where phase = 'playing';
create table log (code text, seq integer, seat integer not null, move integer not null, cause integer not null,
    primary key (code, seq)) without rowid;
