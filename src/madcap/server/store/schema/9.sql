-- Kept games and players have shares of what the store may hold. What they take is known without counting: of all together, and
-- of each player's kept games. It is an estimate; a game that several players keep counts for each of them.
create table shares (what text primary key, bytes integer not null) without rowid;
create table keepers (player integer primary key, bytes integer not null);
create index keepers_by_bytes on keepers (bytes);
create index kept_by_age on kept (player, at);
alter table kept add column bytes integer not null default 0;
update kept set bytes = coalesce((select length(record) from tables where id = table_id), 0)
    + 32 * coalesce((select max(seq) from log where log.table_id = kept.table_id), 0);
insert into keepers select player, sum(bytes) from kept group by player;
insert into shares select 'kept', coalesce(sum(bytes), 0) from keepers;
insert into shares select 'players', 150 * (select count(*) from players) + 60 * (select count(*) from bests);
-- A player is a guest, has come back, or keeps games.
alter table players rename column guest to kind;
update players set kind = 2 where id in (select player from keepers);
create trigger kept_more after insert on kept begin
    insert into keepers values (new.player, new.bytes) on conflict (player) do update set bytes = bytes + excluded.bytes;
    update shares set bytes = bytes + new.bytes where what = 'kept';
end;
create trigger kept_less after delete on kept begin
    update keepers set bytes = bytes - old.bytes where player = old.player;
    delete from keepers where player = old.player and not exists (select 1 from kept where player = old.player);
    update shares set bytes = bytes - old.bytes where what = 'kept';
end;
create trigger keeper_made after insert on keepers begin
    update players set kind = 2 where id = new.player;
end;
create trigger keeper_gone after delete on keepers begin
    update players set kind = 0 where id = old.player;
end;
create trigger players_more after insert on players begin
    update shares set bytes = bytes + 150 where what = 'players';
end;
create trigger players_less after delete on players begin
    update shares set bytes = bytes - 150 where what = 'players';
end;
create trigger bests_more after insert on bests begin
    update shares set bytes = bytes + 60 where what = 'players';
end;
create trigger bests_less after delete on bests begin
    update shares set bytes = bytes - 60 where what = 'players';
end;
