-- The strongest reductions of a market, for its clearance (CATALOG-040): one look at an index, however many there are.
create index price_reduction on price (market, ((list_minor - sale_minor)::float8 / list_minor) desc, part_id)
  where sale_minor is not null;
