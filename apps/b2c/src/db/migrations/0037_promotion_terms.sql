-- A promotion that begins again: each month, until `ends_at` at the latest where there is one, or in the same season of
-- each year, of which `starts_at` and `ends_at` are the first. What is shown and what is refused follow from it alike.
alter table promotion add column renews text check (renews in ('monthly', 'yearly'));
alter table promotion alter column ends_at drop not null;
alter table promotion add check (ends_at is not null or renews is not distinct from 'monthly');
-- The far day that samples of the releases before name, which nobody may read: they said the month's end already.
update promotion set renews = 'monthly' where ends_at = '2036-01-01T00:00:00Z';
-- Named with its last day to everybody who asks; a code that is mailed to one shopper is not.
alter table coupon add column listed boolean not null default false;
