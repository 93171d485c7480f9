-- An import reads and writes prices by part, some hundred of a million at a time.
create index price_part on price (part_id, market);

-- One process imports at a time: it holds this row. Of one that is killed, the connection ends, and the row is free.
create table import_lock (id int primary key check (id = 1));
insert into import_lock (id) values (1);

-- How many pieces the shop had, with those that payments under way held, when the files were read: what is sold or put
-- back afterwards is not in the count of the file, and must not be undone by it.
alter table import_stock add column seen int;
