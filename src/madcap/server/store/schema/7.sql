-- A finished game in which nobody had a seat is nobody's, and kept for a shorter time.
update tables set phase = 'unseated' where phase = 'over' and not exists
    (select 1 from json_each(cast(record as text), '$.chairs') where json_extract(value, '$.player') is not null);
drop index tables_with_old_codes;
create index tables_with_old_codes on tables (touched) where phase in ('over', 'unseated') and code is not null;
