-- Whether a limit per customer begins again with each term of a promotion that renews; one that is not set holds for good,
-- as for a welcome. Uses of a term are counted under a key that names it, so that a process of the release before goes on.
alter table promotion add column customer_limit_renews boolean not null default false
  check (not customer_limit_renews or (renews is not null and customer_limit is not null));
