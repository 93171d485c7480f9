-- The language in which a mail was asked for. None in rows of the release before: those are written in the market's own.
alter table outbox add column locale text;
