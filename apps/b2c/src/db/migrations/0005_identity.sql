-- How people prove who they are. Codes and tokens are stored as hashes only: a copy of the database opens nothing.
alter table customer add column two_step boolean not null default false;
alter table customer add column receive_promotions boolean not null default false;
alter table customer add column receive_print boolean not null default false;
alter table customer add column receive_texts boolean not null default false;
alter table customer add column postal_code text;
alter table customer add column preferred_store_id int;
alter table customer add column terms_accepted_at timestamptz;

-- When the session was signed in with a password or a code; an absolute end follows from it.
alter table session add column signed_in_at timestamptz;

-- A customer has one cart that can be bought in each market, on however many devices.
create unique index cart_active on cart (customer_id, market)
  where customer_id is not null and status in ('OPEN', 'COMMITTING');
-- What a session did goes with it when its id changes.
create index orders_session on orders (session_id_hash) where session_id_hash is not null;

-- A remembered browser. Its token changes with each use; the one before is good for a moment, since a page asks
-- several things at once, and a theft afterwards.
create table remembered_browser (
  id text primary key,
  market text not null references market (code),
  customer_id text not null references customer (id) on delete cascade,
  token_hash text not null,
  former_hash text,
  rotated_at timestamptz not null,
  expires_at timestamptz not null
);
create index remembered_browser_customer on remembered_browser (customer_id);
create index remembered_browser_expiry on remembered_browser (expires_at);

-- Tries of one name, known or not: who is locked out says nothing about who exists.
create table sign_in_try (
  market text not null references market (code),
  login_hash text not null,
  tries int not null,
  first_at timestamptz not null,
  locked_until timestamptz,
  primary key (market, login_hash)
);
create index sign_in_try_first on sign_in_try (first_at);

-- One sign-in by code under way. Without a customer it is one for a name that nobody has; it runs the same course.
create table sign_in_challenge (
  session_id_hash text primary key,
  market text not null references market (code),
  customer_id text references customer (id) on delete cascade,
  login_hash text not null,
  remembers boolean not null default false,
  channel text check (channel in ('email', 'text')),
  code_hash text,
  tries int not null default 0,
  sent_at timestamptz,
  expires_at timestamptz not null
);
create index sign_in_challenge_expiry on sign_in_challenge (expires_at);

create table password_reset (
  code_hash text primary key,
  market text not null references market (code),
  customer_id text not null references customer (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_reset_customer on password_reset (customer_id);
create index password_reset_expiry on password_reset (expires_at);

create table customer_address (
  id text primary key,
  customer_id text not null references customer (id) on delete cascade,
  market text not null references market (code),
  address jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index customer_address_customer on customer_address (customer_id, created_at);
create unique index customer_address_default on customer_address (customer_id) where is_default;
