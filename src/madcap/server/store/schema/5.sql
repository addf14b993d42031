create table keys (number integer primary key, public blob not null, private blob, since real not null, until real);
