-- Where the shop was when an order was placed, for links in its mails. None in orders of the release before.
alter table orders add column shop_origin text;
