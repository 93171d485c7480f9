-- Title and terms in the other languages of the market, by locale; `title` and `terms` stay those of its own.
alter table promotion add column words jsonb not null default '{}';
