-- Numbers under which makers of vehicles sell what a part replaces: as they write them and, to be found by, without
-- separators. Parts that share one replace the same part.
alter table part add column original_numbers text[] not null default '{}';
alter table part add column original_number_keys text[] not null default '{}';
create index part_original_numbers on part using gin (original_number_keys);

-- Null where the file has no place for them: a part keeps its own.
alter table import_part add column original_numbers text[];
