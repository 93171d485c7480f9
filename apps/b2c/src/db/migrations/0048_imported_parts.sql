-- Whether anything was imported is asked for every shelf that has nothing for a vehicle; it reads no part of a demonstration, which
-- has none.
create index part_imported on part (id) where imported_at is not null;
