-- What the invoice of an order is issued with (PLUS-058); none where no invoice was asked for.
alter table orders add column tax_document jsonb;
