create table bests (player integer, game text, what text, ms integer not null, code text not null, at real not null,
    primary key (player, game, what)) without rowid;
