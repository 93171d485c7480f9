-- A payment service may have an account for each market, and a card means nothing to another one: whatever looks for
-- a card of an account names the market.
drop index customer_card_same;
drop index customer_card_default;
create unique index customer_card_same on customer_card (customer_id, market, gateway, vendor, last_four, expiry);
create unique index customer_card_default on customer_card (customer_id, market) where is_default;
alter table sandbox_card add column market text references market (code);
update sandbox_card set market = kept_card.market from kept_card
  where kept_card.gateway = 'sandbox' and kept_card.reference = sandbox_card.reference;
