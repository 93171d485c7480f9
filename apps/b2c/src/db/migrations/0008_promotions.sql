-- What takes something off: a rule of one market, with the limits of its use. Money is integer minor units.
create table promotion (
  id text primary key,
  market text not null references market (code),
  title text not null,
  terms text not null default '',
  rule jsonb not null,
  scope jsonb not null default '{}',
  minimum_minor int not null default 0 check (minimum_minor >= 0),
  -- Without a code: every cart gets it.
  automatic boolean not null default false,
  -- Together with others that are; one that is not stands alone, and the better choice counts.
  stackable boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  use_limit int check (use_limit >= 0),
  -- Counted only where there is a limit, so that a promotion for all is no hot row.
  uses int not null default 0 check (uses >= 0 and (use_limit is null or uses <= use_limit)),
  customer_limit int check (customer_limit > 0),
  -- Rises with every edit, so that carts notice (7082).
  version int not null default 1
);
create index promotion_automatic on promotion (market, ends_at) where automatic;

create table coupon (
  market text not null references market (code),
  code text not null check (code = upper(code)),
  promotion_id text not null references promotion (id) on delete cascade,
  use_limit int check (use_limit >= 0),
  uses int not null default 0 check (uses >= 0 and (use_limit is null or uses <= use_limit)),
  primary key (market, code)
);

-- A person is an account or an email; an order counts for both.
create table promotion_customer (
  promotion_id text not null,
  customer_key text not null,
  uses int not null check (uses >= 0),
  primary key (promotion_id, customer_key)
);

-- What an attempt to pay used up; given back once when it fails or its order is cancelled.
create table promotion_use (
  payment_id text not null,
  promotion_id text not null,
  market text not null,
  code text,
  amount_minor int not null check (amount_minor > 0),
  counts_promotion boolean not null,
  counts_code boolean not null,
  customer_keys text[] not null,
  taken_at timestamptz not null,
  released_at timestamptz,
  primary key (payment_id, promotion_id)
);

-- The promotions and the membership that the shopper saw in force; a difference is a changed cart.
alter table cart add column terms_seen text[] not null default '{}';

-- A deal is a promotion with a bundle and what a page shows of it.
create table deal (
  id text primary key references promotion (id) on delete cascade,
  market text not null references market (code),
  category_path text not null,
  drawing text not null,
  sort int not null default 0
);
create index deal_market on deal (market, category_path);

create table part_option (
  part_type_id int not null references part_type (id) on delete cascade,
  id text not null,
  sort int not null,
  names jsonb not null,
  choices jsonb not null,
  primary key (part_type_id, id)
);

-- What was chosen for a configurable part, as [{"id", "value"}] in the order of the part type's options.
alter table cart_item add column options jsonb;
alter table order_item add column options jsonb;
-- The part of discount_minor that promotions took off; the rest is a reduced price.
alter table order_item add column promo_minor int not null default 0 check (promo_minor >= 0);
alter table order_item add constraint order_item_promo check (promo_minor <= discount_minor);

-- Lines that were put aside. The owner is an account or a session.
create table saved_item (
  id text primary key,
  market text not null references market (code),
  owner text not null,
  part_id int not null,
  sku text not null,
  quantity int not null check (quantity between 1 and 99),
  vehicle jsonb,
  options jsonb,
  price_minor int not null,
  saved_at timestamptz not null
);
create index saved_item_owner on saved_item (owner, saved_at desc);

create table shipping_membership (
  id text primary key,
  market text not null references market (code),
  token_hash text not null unique,
  name text not null,
  ends_at timestamptz not null
);
