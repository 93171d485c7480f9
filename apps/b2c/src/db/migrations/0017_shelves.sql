-- What a shelf counts, cuts and orders by, packed into one row: reading sixteen thousand parts anew took a second on
-- the embedded database. Written by `refreshShelf` alone, which holds the row while it reads what it packs.
create table shelf (
  market text not null references market (code),
  part_type_id int not null references part_type (id),
  parts int not null,
  packed bytea not null,
  read_at timestamptz not null default now(),
  primary key (market, part_type_id)
);
-- Read as a whole, and mostly noise to a compressor.
alter table shelf alter column packed set storage external;
create index shelf_age on shelf (read_at);

-- What a market sells of a brand, by type: the brands of a category without a look at its parts.
create table shelf_brand (
  market text not null,
  part_type_id int not null,
  brand_id int not null references brand (id),
  parts int not null,
  popularity bigint not null,
  primary key (market, part_type_id, brand_id)
);

-- `shelf.parts` says the same.
drop table shelf_total;

-- The type of the part, so that an index tells what a site has of a type without a look at anything else.
alter table store_stock add column part_type_id int;
update store_stock s set part_type_id = p.part_type_id from part p where p.id = s.part_id;
delete from store_stock where part_type_id is null;
alter table store_stock alter column part_type_id set not null;
create index store_stock_type on store_stock (store_id, part_type_id, part_id) where on_hand > 0;
