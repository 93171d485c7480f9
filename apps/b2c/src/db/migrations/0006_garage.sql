-- The garage of an account: its vehicles, what was done to them, and the warranties of what was bought. Calendar
-- dates are text, `YYYY-MM-DD`: they belong to no time zone.
create table customer_vehicle (
  customer_id text not null,
  -- Its id in the catalogue, which is its id in the garage too: a garage holds a vehicle once.
  vehicle_id int not null,
  market text not null references market (code),
  source text not null check (source in ('picker', 'vin')),
  answers jsonb not null default '{}',
  is_preferred boolean not null default false,
  nickname text,
  vin text,
  license_plate text,
  state text,
  -- In the market's unit of distance, and when it was read.
  mileage int check (mileage between 0 and 9999999),
  mileage_on text check (mileage_on ~ '^\d{4}-\d\d-\d\d$'),
  purchase_date text check (purchase_date ~ '^\d{4}-\d\d-\d\d$'),
  colour text,
  note text,
  added_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (customer_id, vehicle_id)
);
create unique index customer_vehicle_preferred on customer_vehicle (customer_id) where is_preferred;

create table service_item (
  id text primary key,
  customer_id text not null,
  vehicle_id int not null,
  market text not null,
  done_on text not null check (done_on ~ '^\d{4}-\d\d-\d\d$'),
  mileage int not null check (mileage between 0 and 9999999),
  service_type text not null,
  cost_minor int check (cost_minor >= 0),
  shop text,
  note text,
  -- Of all of the above: the same entry sent twice is one entry.
  content_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (customer_id, vehicle_id, content_hash),
  foreign key (customer_id, vehicle_id) references customer_vehicle (customer_id, vehicle_id) on delete cascade
);

create table warranty (
  -- The order's id: a purchase has its warranties once.
  id text primary key,
  market text not null references market (code),
  customer_id text not null,
  store_number text,
  receipt_number text not null,
  bought_on text not null check (bought_on ~ '^\d{4}-\d\d-\d\d$'),
  created_at timestamptz not null default now()
);
create index warranty_customer on warranty (customer_id, bought_on desc);

create table warranty_item (
  -- The order line's id.
  id text primary key,
  warranty_id text not null references warranty (id) on delete cascade,
  market text not null,
  line int not null,
  part_id int not null,
  part_number text not null,
  brand text not null,
  title text not null,
  product_url text,
  drawing text,
  quantity int not null check (quantity > 0),
  months int not null check (months > 0),
  starts_on text not null check (starts_on ~ '^\d{4}-\d\d-\d\d$'),
  ends_on text not null check (ends_on ~ '^\d{4}-\d\d-\d\d$'),
  vehicle_name text,
  has_serial boolean not null default false,
  serial_number text,
  -- Returned or refunded: nothing is covered any more.
  voided_on text check (voided_on ~ '^\d{4}-\d\d-\d\d$')
);
create index warranty_item_warranty on warranty_item (warranty_id, line);
