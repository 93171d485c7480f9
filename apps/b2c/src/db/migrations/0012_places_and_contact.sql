-- Stores: days on which one is shut apart from holidays, its numbers in neighbouring systems, rebates of brands.
create table store_closure (
  store_id int not null references store (id) on delete cascade,
  from_day date not null,
  -- Null: for good.
  until_day date check (until_day >= from_day),
  primary key (store_id, from_day)
);
alter table store add column cids text[] not null default '{}';

create table store_rebate (
  id int primary key,
  market text not null references market (code),
  brand_id int not null references brand (id),
  part_type_ids int[] not null,
  amount_minor int not null check (amount_minor > 0),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  -- States in which it holds; none named means everywhere in the market.
  regions text[] not null default '{}'
);
create index store_rebate_market on store_rebate (market, ends_on);

-- Shown with its mark above the list of brands.
alter table brand add column featured boolean not null default false;

-- What else a job needs beside a part, the heaviest first.
create table type_affinity (
  part_type_id int not null references part_type (id) on delete cascade,
  related_type_id int not null references part_type (id) on delete cascade,
  weight int not null check (weight > 0),
  primary key (part_type_id, related_type_id)
);
-- A shelf with a vehicle reads its type once and keeps it.
create index application_type on application (market, part_type_id, model_id, part_id);

create table contact_case (
  id text primary key,
  market text not null references market (code),
  number text not null,
  topic text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  message text not null,
  -- What the topic asks for: order, store, rewards or part number, page.
  detail jsonb not null default '{}',
  customer_id text references customer (id) on delete set null,
  -- The same words of the same sender within ten minutes are one case, however often they are sent.
  content_hash text not null,
  created_at timestamptz not null,
  unique (market, number),
  unique (market, content_hash)
);

create table chat (
  id text primary key,
  market text not null references market (code),
  name text not null,
  email text not null,
  phone text not null,
  topic text not null,
  order_number text,
  status text not null default 'OPEN' check (status in ('OPEN', 'ENDED')),
  started_at timestamptz not null,
  -- Of the last word of either side: a chat that nobody speaks in ends.
  last_at timestamptz not null,
  ended_at timestamptz
);
create index chat_open on chat (market, last_at) where status = 'OPEN';

create table chat_message (
  chat_id text not null references chat (id) on delete cascade,
  id text not null,
  market text not null,
  sender text not null check (sender in ('shopper', 'agent')),
  agent_name text,
  text text not null,
  -- An agent takes a while to write: a message is there from this moment on.
  at timestamptz not null,
  primary key (chat_id, id)
);
