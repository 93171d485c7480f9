-- Sessions, carts, orders, payments. Hot tables carry random text ids made by the app and no key into the
-- catalogue, so that they can be sharded by market or by cart. Money is integer minor units.
create table session (
  id_hash text primary key,
  market text not null references market (code),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  customer_id text,
  cart_id text,
  store_id int,
  vehicle jsonb,
  detail jsonb not null default '{}'
);
create index session_last_seen on session (last_seen_at);

create table cart (
  id text primary key,
  market text not null references market (code),
  session_id_hash text,
  customer_id text,
  status text not null default 'OPEN' check (status in ('OPEN', 'COMMITTING', 'ORDERED', 'MERGED')),
  version int not null default 0,
  store_id int,
  postal_code text,
  promo_codes text[] not null default '{}',
  contact jsonb,
  pickup_person jsonb,
  delivery jsonb,
  payment jsonb,
  invoice jsonb,
  checkout_version text,
  order_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cart_session on cart (session_id_hash);

create table cart_item (
  id text primary key,
  cart_id text not null references cart (id) on delete cascade,
  market text not null,
  line int not null,
  part_id int not null,
  sku text not null,
  quantity int not null check (quantity between 1 and 99),
  fulfilment text not null default 'PICKUP' check (fulfilment in ('PICKUP', 'NEXT_DAY', 'STANDARD', 'SAME_DAY')),
  store_id int,
  unit_price_minor int not null check (unit_price_minor >= 0),
  list_price_minor int not null check (list_price_minor >= 0),
  core_minor int not null default 0 check (core_minor >= 0),
  vehicle jsonb,
  fit_proof jsonb,
  misfit_accepted boolean not null default false,
  added_at timestamptz not null default now(),
  unique (cart_id, line)
);
create index cart_item_cart on cart_item (cart_id);

create table cart_address (
  cart_id text not null references cart (id) on delete cascade,
  market text not null,
  kind text not null check (kind in ('SHIPPING', 'BILLING')),
  address jsonb not null,
  verified boolean not null default false,
  primary key (cart_id, kind)
);

create table orders (
  id text primary key,
  market text not null references market (code),
  number text not null,
  cart_id text,
  session_id_hash text,
  customer_id text,
  email text not null,
  phone text,
  status text not null,
  currency char(3) not null,
  locale text not null,
  item_total_minor int not null check (item_total_minor >= 0),
  discount_minor int not null default 0 check (discount_minor >= 0),
  core_minor int not null default 0 check (core_minor >= 0),
  shipping_minor int not null default 0 check (shipping_minor >= 0),
  fee_minor int not null default 0 check (fee_minor >= 0),
  tax_minor int not null default 0 check (tax_minor >= 0),
  total_minor int not null check (total_minor >= 0),
  contact jsonb not null,
  billing jsonb,
  invoice jsonb,
  promo jsonb,
  placed_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (market, number)
);
create unique index orders_cart on orders (cart_id) where cart_id is not null;
create index orders_lookup on orders (market, lower(email));
create index orders_customer on orders (customer_id, placed_at desc);

create table order_shipment (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  market text not null,
  fulfilment text not null,
  status text not null,
  store_id int,
  address jsonb,
  pickup_person jsonb,
  promise jsonb,
  shipping_minor int not null default 0,
  tracking jsonb,
  updated_at timestamptz not null default now()
);
create index order_shipment_order on order_shipment (order_id);

create table order_item (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  shipment_id text not null references order_shipment (id) on delete cascade,
  market text not null,
  line int not null,
  part_id int not null,
  sku text not null,
  part_number text not null,
  title text not null,
  brand text not null,
  product_url text,
  quantity int not null check (quantity between 1 and 99),
  unit_price_minor int not null check (unit_price_minor >= 0),
  core_minor int not null default 0 check (core_minor >= 0),
  discount_minor int not null default 0 check (discount_minor >= 0),
  tax_minor int not null default 0 check (tax_minor >= 0),
  line_total_minor int not null check (line_total_minor >= 0),
  vehicle jsonb,
  fit_proof jsonb,
  status text not null,
  unique (order_id, line)
);

create table payment (
  id text primary key,
  market text not null,
  cart_id text,
  order_id text references orders (id),
  method text not null,
  gateway text not null,
  gateway_ref text,
  idempotency_key text not null unique,
  amount_minor int not null check (amount_minor >= 0),
  currency char(3) not null,
  status text not null,
  code text,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payment_order on payment (order_id);
create index payment_cart on payment (cart_id);
create index payment_ref on payment (gateway, gateway_ref);

create table payment_event (
  id text primary key,
  payment_id text not null references payment (id) on delete cascade,
  market text not null,
  kind text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create index payment_event_payment on payment_event (payment_id, at);

create table idempotency (
  scope text not null,
  key text not null,
  market text not null,
  request_hash text not null,
  status int,
  response jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_expiry on idempotency (expires_at);

create table outbox (
  id text primary key,
  market text not null,
  topic text not null,
  payload jsonb not null,
  attempts int not null default 0,
  available_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  failure text
);
create index outbox_due on outbox (available_at) where done_at is null;

-- The sandbox gateway stands in for another company: nothing above refers to it but by its own references.
create table sandbox_session (
  id text primary key,
  market text not null,
  amount_minor int not null check (amount_minor >= 0),
  currency char(3) not null,
  status text not null,
  return_url text,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table sandbox_token (
  token text primary key,
  session_id text references sandbox_session (id) on delete cascade,
  kind text not null,
  brand text,
  last4 text,
  expiry text,
  behaviour text not null,
  created_at timestamptz not null default now()
);

create table sandbox_charge (
  ref text primary key,
  idempotency_key text not null unique,
  session_id text,
  token text not null,
  status text not null,
  code text,
  challenge jsonb,
  amount_minor int not null check (amount_minor >= 0),
  captured_minor int not null default 0 check (captured_minor >= 0 and captured_minor <= amount_minor),
  refunded_minor int not null default 0 check (refunded_minor >= 0 and refunded_minor <= captured_minor),
  currency char(3) not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
