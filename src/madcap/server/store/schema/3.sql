alter table tables rename column face to record;
