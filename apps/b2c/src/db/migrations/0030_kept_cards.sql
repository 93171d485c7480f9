-- Every card that the payment service keeps for the shop, from before it is asked to until it has forgotten it: a
-- purchase that fails, a closed account or a killed process leaves none behind (PLUS-050). No key to the account: the
-- row has to outlive it.
create table kept_card (
  id text primary key,
  market text not null references market (code),
  gateway text not null,
  -- Until the service has said what it calls the card.
  token text,
  reference text,
  -- When it is forgotten unless an account saves it; null once one has.
  due_at timestamptz,
  attempts int not null default 0,
  created_at timestamptz not null
);
create index kept_card_due on kept_card (due_at) where due_at is not null;
create index kept_card_reference on kept_card (gateway, reference);
create index customer_card_reference on customer_card (gateway, reference);
insert into kept_card (id, market, gateway, reference, created_at)
  select id, market, gateway, reference, created_at from customer_card;
