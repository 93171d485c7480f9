-- What is the same of the other side of a vehicle: left and right are parts of their own, which are bought together. Null of a part
-- that is on its own, and of those that were seeded or imported before.
alter table part add column pair_sku text;
