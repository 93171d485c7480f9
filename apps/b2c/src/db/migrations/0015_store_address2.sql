-- Second line of a store's address; markets that show it append it to the first.
alter table store add column address2 text not null default '';
