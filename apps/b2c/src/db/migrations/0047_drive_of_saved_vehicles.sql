-- Which wheels a saved vehicle drives, as its VIN told; the catalogue knows it of few. Null where no VIN told it, and of every vehicle
-- that was saved before.
alter table customer_vehicle add column drive text;
