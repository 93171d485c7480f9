-- Cards that members keep for their next purchase (PLUS-050). The payment service holds the card; here is its reference
-- and what the member recognises it by.
create table customer_card (
  id text primary key,
  customer_id text not null references customer (id) on delete cascade,
  market text not null references market (code),
  -- A reference means something to the payment service that gave it, and to no other.
  gateway text not null,
  reference text not null,
  vendor text not null,
  last_four char(4) not null,
  -- MM/YY
  expiry char(5) not null,
  nickname text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- The same card is kept once.
create unique index customer_card_same on customer_card (customer_id, gateway, vendor, last_four, expiry);
create unique index customer_card_default on customer_card (customer_id) where is_default;

-- The sandbox's own: what it does with a card, without number or security code.
create table sandbox_card (
  reference text primary key,
  brand text not null,
  last4 text not null,
  expiry text not null,
  behaviour text not null,
  created_at timestamptz not null default now()
);
