-- Rewards. A card belongs to a person, who may link it to an online account. What it holds is the sum of its
-- entries, which are written once and never changed; the sums are kept on the card, moved in the same transaction.
create table loyalty_account (
  -- Number of the card.
  rewards_id text primary key,
  market text not null references market (code),
  -- An account may hold several cards until they are merged; one of them is its own.
  customer_id text,
  is_primary boolean not null default false,
  linked_at timestamptz,
  status text not null default 'OPEN' check (status in ('OPEN', 'MERGED')),
  merged_into text,
  first_name text,
  last_name text,
  -- Lower case without accents: people type their name as the keyboard allows.
  name_key text,
  email text,
  phone text,
  postal_code text,
  birthday text check (birthday ~ '^\d{4}-\d\d-\d\d$'),
  -- Joined at a counter: linking it asks questions besides the one-time code.
  asks_questions boolean not null default false,
  terms_version text,
  credits int not null default 0,
  balance_minor int not null default 0 check (balance_minor >= 0),
  -- When the next of its credits or rewards runs out.
  next_expiry timestamptz,
  joined_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index loyalty_account_primary on loyalty_account (customer_id) where is_primary;
create index loyalty_account_customer on loyalty_account (customer_id) where customer_id is not null;
create index loyalty_account_phone on loyalty_account (market, phone);
create index loyalty_account_email on loyalty_account (market, lower(email));
create index loyalty_account_name on loyalty_account (market, name_key, postal_code);
create index loyalty_account_expiry on loyalty_account (next_expiry);

create table loyalty_entry (
  id text primary key,
  rewards_id text not null references loyalty_account (rewards_id),
  market text not null,
  kind text not null check (kind in
    ('EARN', 'REVERSAL', 'REWARD', 'UNREWARD', 'REDEEM', 'GIVE_BACK', 'EXPIRY', 'MERGE', 'ADJUSTMENT')),
  -- The reason, once: what is said again finds its entry.
  key text not null unique,
  credits int not null default 0,
  amount_minor int not null default 0,
  order_type text not null,
  order_id text,
  -- Order or receipt number, for people.
  reference text,
  order_amount_minor int,
  -- The entry that this one takes back.
  of_entry text,
  expires_at timestamptz,
  at timestamptz not null
);
create index loyalty_entry_account on loyalty_entry (rewards_id, at);
create index loyalty_entry_order on loyalty_entry (order_id) where order_id is not null;
create index loyalty_entry_of on loyalty_entry (of_entry) where of_entry is not null;

-- What a look-up showed: the token stands for a card that its session may not see.
create table loyalty_candidate (
  token_hash text primary key,
  session_id_hash text not null,
  market text not null,
  rewards_id text not null,
  expires_at timestamptz not null
);
create index loyalty_candidate_expiry on loyalty_candidate (expires_at);

-- One account proving that one card is its own: the code that was sent, and how often it was wrong.
create table loyalty_link (
  customer_id text not null,
  rewards_id text not null,
  market text not null,
  code_hash text not null,
  code_expires_at timestamptz not null,
  sent_at timestamptz not null,
  tries int not null default 0,
  -- Everything was answered; only the profile is missing.
  proven_at timestamptz,
  locked_until timestamptz,
  primary key (customer_id, rewards_id)
);
create index loyalty_link_card on loyalty_link (rewards_id);

-- Prompts of an account other than the terms, which follow from `terms_version`.
create table loyalty_alert (
  customer_id text not null,
  alert_type text not null,
  market text not null,
  status text not null check (status in ('PROMPT', 'ACKNOWLEDGED', 'DISMISSED')),
  at timestamptz not null,
  primary key (customer_id, alert_type)
);

-- What the tills of the stores say they sold; a shopper may ask credits for it.
create table store_receipt (
  market text not null references market (code),
  store_number text not null,
  receipt_number text not null,
  sold_on text not null check (sold_on ~ '^\d{4}-\d\d-\d\d$'),
  amount_minor int not null check (amount_minor >= 0),
  primary key (market, store_number, receipt_number)
);
