-- Neighborhoods that a postal code delivers to, where addresses name one (colonia in Mexico).
create table postal_neighborhood (
  market text not null references market (code),
  postal_code text not null,
  name text not null,
  primary key (market, postal_code, name)
);
