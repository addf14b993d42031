-- A finished game in which nobody had a seat is nobody's, and kept for a shorter time.
-- A damaged record stays as it is: only a `case` makes sure that it is looked at no further.
update tables set phase = 'unseated' where phase = 'over' and case when json_valid(cast(record as text)) then
    json_type(cast(record as text), '$.chairs') = 'array' and not exists
    (select 1 from json_each(cast(record as text), '$.chairs')
        where case type when 'object' then json_extract(value, '$.player') else 'damaged' end is not null) end;
drop index tables_with_old_codes;
create index tables_with_old_codes on tables (touched) where phase in ('over', 'unseated') and code is not null;
