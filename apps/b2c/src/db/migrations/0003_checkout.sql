-- What a commit needs to be resumed by another process: who works on an attempt now, and what it took from where.
alter table payment add column lease_until timestamptz;
create index payment_open on payment (updated_at) where status in ('STARTED', 'CHALLENGE');

-- Append-only: `store_stock.on_hand` is moved in the same transaction as its line here.
create table stock_movement (
  id text primary key,
  market text not null,
  store_id int not null,
  part_id int not null,
  delta int not null check (delta <> 0),
  reason text not null check (reason in ('SALE', 'RELEASE')),
  payment_id text not null,
  at timestamptz not null default now()
);
create index stock_movement_payment on stock_movement (payment_id);

create table subscription (
  id text primary key,
  market text not null,
  email text,
  phone text,
  promotions boolean not null,
  text_messages boolean not null,
  session_id_hash text,
  at timestamptz not null default now()
);
create index subscription_email on subscription (market, lower(email));

-- A token pays once: the key that used it may ask again, another one may not.
alter table sandbox_token add column used_by text;
