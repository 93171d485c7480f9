-- A catalogue of the operator's own: what an import brought, where its pictures are, and what it took off sale. Orders
-- and carts go on naming a part that is off sale, so its row stays.
alter table part add column picture text;
alter table part add column imported_at timestamptz;
alter table part add column off_sale_at timestamptz;

-- One import at a time. Everything that it reads waits in the tables below until all of it is sound, so that bad input
-- leaves the catalogue as it was, and a process that ends half-way is taken up where it stopped.
create table import_run (
  id int primary key check (id = 1),
  -- Of the files and the options: another import does not go on with this one's rows.
  fingerprint text not null,
  phase text not null check (phase in ('read', 'parts', 'gone', 'shelves')),
  -- Records that are read of each file, the last part that was written, the last shelf.
  done jsonb not null default '{}',
  -- What has changed so far, by table.
  changes jsonb not null default '{}'
);

-- `key` is the brand's slug and the part number without separators. No type: the part exists already, and the import
-- brings only its prices, applications or stock.
create table import_part (
  key text collate "C" primary key,
  file text not null,
  line int not null,
  brand text,
  part_number text,
  type_id int,
  title jsonb,
  attributes jsonb,
  position text,
  picture text,
  weight_grams int,
  warranty_months int,
  hazmat boolean,
  universal boolean
);

create table import_price (
  part_key text collate "C" not null,
  market text not null,
  file text not null,
  line int not null,
  list_minor int not null,
  sale_minor int,
  core_minor int not null,
  primary key (part_key, market)
);

create table import_application (
  part_key text collate "C" not null,
  file text not null,
  line int not null,
  market text not null,
  model_id int not null,
  y0 int not null,
  y1 int not null,
  engine_id int,
  qualifiers jsonb,
  position text,
  quantity int not null
);
create index import_application_part on import_application (part_key);

create table import_stock (
  part_key text collate "C" not null,
  store_id int not null,
  market text not null,
  file text not null,
  line int not null,
  on_hand int not null,
  primary key (part_key, store_id)
);
