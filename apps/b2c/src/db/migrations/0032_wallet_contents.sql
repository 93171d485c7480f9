-- What the cart held when a shopper went to a wallet: an approval is for these parts. None in visits of the release before.
alter table wallet_visit add column contents text;
