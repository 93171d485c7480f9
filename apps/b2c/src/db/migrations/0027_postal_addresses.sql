-- What a postal code fills of an address. The longest beginning of a code that lies in one city names it surely, which
-- postal_geo, made for distances, does not.
create table postal_city (
  market text not null references market (code),
  prefix text not null,
  name text not null,
  primary key (market, prefix)
);
-- The only street of a postal code, where codes are given by street (CEP in Brazil).
create table postal_street (
  market text not null references market (code),
  postal_code text not null,
  name text not null,
  primary key (market, postal_code)
);
