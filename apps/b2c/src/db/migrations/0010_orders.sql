-- What happens to an order after it was placed. A return is an order of its own type that names the one it comes
-- from, so that history, look-up and mails need no second way.
alter table orders add column type text not null default 'ONLINEORDER'
  check (type in ('STOREORDER', 'ONLINEORDER', 'INSTOREORDER', 'RETURN', 'Adjustment'));
alter table orders add column parent_id text references orders (id);
-- Of what was bought, brought back or adjusted at a store.
alter table orders add column store_id int;
-- The card shown at the register: whoever links it later sees these purchases.
alter table orders add column rewards_id text;
-- A sample of the demonstration, which nothing moves along.
alter table orders add column is_sample boolean not null default false;
-- An order that waits for its money (voucher, Pix) ends here without it.
alter table orders add column pay_by timestamptz;
alter table orders add column reminded_at timestamptz;
-- The order's own books. Amounts are reserved here in the transaction that decides, before any gateway is asked:
-- nothing is captured, given back or refunded above what was paid, whatever comes at the same time.
alter table orders add column captured_minor int not null default 0 check (captured_minor >= 0);
alter table orders add column voided_minor int not null default 0 check (voided_minor >= 0);
alter table orders add column refunded_minor int not null default 0 check (refunded_minor >= 0);
alter table orders add constraint orders_books
  check (captured_minor + voided_minor <= total_minor and refunded_minor <= captured_minor);

drop index orders_customer;
create index orders_customer on orders (customer_id, market, placed_at desc, id desc);
create index orders_rewards on orders (rewards_id, market, placed_at desc, id desc) where rewards_id is not null;
create index orders_parent on orders (parent_id) where parent_id is not null;
create index orders_waiting on orders (pay_by) where pay_by is not null;

-- The step that holds a shipment: nothing else moves it meanwhile.
alter table order_shipment add column step_id text;
create index order_shipment_status on order_shipment (status, updated_at);

-- Pieces that came or come back, and deposits. A piece's deposit is given back once: with its old part or with itself.
alter table order_item add column returned_count int not null default 0
  check (returned_count between 0 and quantity);
alter table order_item add column core_returned_count int not null default 0
  check (core_returned_count between 0 and quantity);
-- Of a return: the item it comes from, why, and whether the part itself or its core comes back.
alter table order_item add column origin_id text;
alter table order_item add column reason text;
alter table order_item add column note text;
alter table order_item add column returns text check (returns in ('PART', 'CORE'));

-- Append-only: how each shipment came to its status.
create table order_event (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  shipment_id text not null references order_shipment (id) on delete cascade,
  market text not null,
  -- Counts the events of its shipment: two may happen within one tick of the clock.
  position int not null,
  event text not null,
  status text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now(),
  unique (shipment_id, position)
);
create index order_event_order on order_event (order_id, position);

-- What has to be asked of the payment service because of a decision. Written with the decision, worked on outside
-- of any transaction under a lease, ended together with what follows from it. The id is the key of the remote call.
create table order_step (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  shipment_id text not null references order_shipment (id) on delete cascade,
  market text not null,
  kind text not null check (kind in ('CAPTURE', 'VOID', 'REFUND')),
  -- The event that happens to the shipment when the step is done.
  event text not null,
  amount_minor int not null check (amount_minor >= 0),
  status text not null default 'OPEN' check (status in ('OPEN', 'DONE', 'FAILED')),
  detail jsonb not null default '{}',
  tries int not null default 0,
  failure text,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index order_step_due on order_step (due_at) where status = 'OPEN';
create index order_step_order on order_step (order_id);
-- A shipment is paid for, cancelled or refunded once.
create unique index order_step_once on order_step (shipment_id, event) where status <> 'FAILED';
