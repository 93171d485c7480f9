-- How the amount of one attempt is spread over cards and accounts. What was captured, given up and refunded is
-- reserved here in the transaction that decides, before anybody is asked for money.
create table payment_tender (
  id text primary key,
  payment_id text not null references payment (id) on delete cascade,
  market text not null,
  -- Used in this order: gift cards, rewards, then the one tender of the gateway.
  position int not null,
  kind text not null check (kind in ('GIFT_CARD', 'REWARDS', 'GATEWAY')),
  method text not null,
  card_type text not null default '',
  last_four text not null default '',
  -- The gift card or the customer that pays; the gateway knows its own.
  account_id text,
  -- The money is here before anything ships: what is given up has to be paid back.
  is_prepaid boolean not null default false,
  amount_minor int not null check (amount_minor > 0),
  captured_minor int not null default 0 check (captured_minor >= 0),
  voided_minor int not null default 0 check (voided_minor >= 0),
  refunded_minor int not null default 0 check (refunded_minor >= 0 and refunded_minor <= captured_minor),
  check (captured_minor + voided_minor <= amount_minor),
  unique (payment_id, position)
);

-- Vouchers and codes that are paid later: until when, and what the shopper needs to pay them.
alter table payment add column pay_by timestamptz;
alter table payment add column instructions jsonb;
create index payment_waiting on payment (pay_by) where status = 'WAITING';

-- One line for each thing that was asked of a tender. With a key it is asked once: PENDING until it is answered.
alter table payment_event add column tender_id text;
alter table payment_event add column key text;
alter table payment_event add column amount_minor int;
alter table payment_event add column status text not null default 'DONE'
  check (status in ('PENDING', 'DONE', 'FAILED'));
create unique index payment_event_key on payment_event (payment_id, key, tender_id) where key is not null;
create index payment_event_pending on payment_event (at) where status = 'PENDING';

-- Gift and merchandise cards. The number is found by its hash; nobody reads it, or the PIN, from here.
create table gift_card (
  id text primary key,
  market text not null references market (code),
  method text not null check (method in ('giftCard', 'merchandiseCard')),
  number_hash text not null,
  last_four text not null,
  pin_hash text not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'BLOCKED')),
  currency char(3) not null,
  balance_minor int not null check (balance_minor >= 0),
  -- Promised to orders that are being placed or wait for their other money.
  held_minor int not null default 0 check (held_minor >= 0 and held_minor <= balance_minor),
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  unique (market, number_hash)
);

-- Append-only: the card's sums are moved in the same transaction as their line here.
create table gift_card_entry (
  id text primary key,
  gift_card_id text not null references gift_card (id),
  market text not null,
  kind text not null check (kind in ('ISSUE', 'HOLD', 'RELEASE', 'SPEND', 'REFUND')),
  amount_minor int not null check (amount_minor > 0),
  -- The reason, once: what is said again finds its entry.
  key text not null unique,
  tender_id text,
  at timestamptz not null default now()
);
create index gift_card_entry_card on gift_card_entry (gift_card_id, at);

-- Gift cards and rewards that pay a cart, in their order: [{"method", "accountId", "lastFour", "seenMinor"}].
alter table cart add column accounts jsonb not null default '[]';

-- A visit to a wallet's pages, by the wallet's own token: the way back comes without the shop's cookie.
create table wallet_visit (
  token_hash text primary key,
  market text not null,
  cart_id text not null references cart (id) on delete cascade,
  method text not null,
  origin text not null,
  return_url text not null,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index wallet_visit_expiry on wallet_visit (expires_at);

-- What a gateway told us, by the id it gave: a message that comes again changes nothing.
create table payment_webhook (
  gateway text not null,
  event_id text not null,
  kind text not null,
  payment_id text,
  at timestamptz not null default now(),
  primary key (gateway, event_id)
);

alter table sandbox_charge add column pay_by timestamptz;
-- Each key moves money once: its answer is here for whoever asks again.
create table sandbox_action (
  key text primary key,
  ref text not null,
  kind text not null check (kind in ('capture', 'void', 'refund')),
  amount_minor int not null check (amount_minor >= 0),
  refused text,
  at timestamptz not null default now()
);
