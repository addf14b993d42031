create table audit (id integer primary key, at real not null, uid integer not null, user text not null, command text not null,
    arguments text not null, result text not null);
create index audit_by_time on audit (at);
create table bans (target text primary key, made real not null, until real, reason text not null) without rowid;
create table announcements (id integer primary key autoincrement, text text not null, texts text not null, until real not null);
