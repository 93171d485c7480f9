-- Gift cards that are bought at a checkout of their own: no cart, no order, no stock.
create table gift_card_purchase (
  id text primary key,
  -- What the buyer is told.
  number text not null unique,
  market text not null references market (code),
  session_id_hash text not null,
  customer_id text references customer (id) on delete set null,
  -- OPEN: nothing is charged. STARTED: the gateway may or may not have been asked. CHALLENGE: the bank asks.
  status text not null default 'OPEN' check (status in ('OPEN', 'STARTED', 'CHALLENGE', 'PAID')),
  amount_minor int not null check (amount_minor > 0),
  currency char(3) not null,
  recipient_name text not null,
  recipient_email text not null,
  sender_name text not null,
  sender_email text not null,
  message text not null default '',
  -- `YYYY-MM-DD` in the market's time zone; left out, the mail goes out once it is paid.
  deliver_on text,
  -- Counts declined tries: each has an idempotency key of its own.
  attempt int not null default 0,
  -- Why the last try was declined.
  code text,
  payment jsonb,
  gateway_ref text,
  lease_until timestamptz,
  gift_card_id text references gift_card (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz
);
create index gift_card_purchase_forgotten on gift_card_purchase (updated_at) where status in ('STARTED', 'CHALLENGE');
create index gift_card_purchase_unpaid on gift_card_purchase (created_at) where status = 'OPEN';
create index gift_card_purchase_session on gift_card_purchase (session_id_hash);
