-- Catalogue, vehicles, stores. Ids are given by the import or the seed, so they are stable between databases.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table market (
  code text primary key,
  locale text not null,
  currency char(3) not null
);

create table seed_marker (
  key text primary key,
  version text not null,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table brand (
  id int primary key,
  slug text not null unique,
  name text not null,
  grade text not null,
  prefix text not null
);

create table category (
  id int primary key,
  parent_id int references category (id),
  path text not null unique,
  family text not null,
  sort int not null,
  names jsonb not null
);

create table part_type (
  id int primary key,
  category_id int not null references category (id),
  code text not null unique,
  path text not null unique,
  family text not null,
  layout text not null check (layout in ('row', 'grid')),
  vehicle_specific boolean not null,
  sort int not null,
  names jsonb not null,
  attributes jsonb not null
);

create table make (
  id int primary key,
  market text not null references market (code),
  name text not null,
  popularity int not null default 0,
  unique (market, name)
);

create table model (
  id int primary key,
  market text not null references market (code),
  make_id int not null references make (id),
  name text not null,
  body text,
  popularity int not null default 0,
  unique (make_id, name)
);

create table engine (
  id int primary key,
  label text not null unique,
  displacement numeric(4, 1),
  configuration text,
  cylinders int,
  fuel text not null
);

create table vehicle (
  id int primary key,
  market text not null references market (code),
  make_id int not null references make (id),
  model_id int not null references model (id),
  year smallint not null,
  version text not null default '',
  engine_id int not null references engine (id),
  drive text,
  unique (model_id, year, version, engine_id)
);
create index vehicle_year on vehicle (market, year, make_id, model_id);

create table part (
  id int primary key,
  part_type_id int not null references part_type (id),
  brand_id int not null references brand (id),
  sku text not null unique,
  part_number text not null,
  part_number_key text not null,
  url text not null unique,
  position text,
  title jsonb not null,
  attributes jsonb not null,
  facet int[] not null,
  popularity int not null,
  rating smallint not null check (rating between 0 and 50),
  review_count int not null check (review_count >= 0),
  warranty_months smallint not null,
  weight_grams int not null,
  hazmat boolean not null default false,
  universal boolean not null default false,
  has_core boolean not null default false,
  created_at timestamptz not null default now()
);
create index part_shelf on part (part_type_id, popularity desc, id) include (facet, brand_id);
create index part_brand on part (brand_id, popularity desc, id);
create index part_number_lookup on part (part_number_key text_pattern_ops);

-- A row says that the part is sold in that market.
create table price (
  market text not null references market (code),
  part_id int not null references part (id) on delete cascade,
  list_minor int not null check (list_minor > 0),
  sale_minor int check (sale_minor > 0 and sale_minor < list_minor),
  core_minor int not null default 0 check (core_minor >= 0),
  primary key (market, part_id)
);

-- Lossless ranges: a row holds for every year from y0 to y1 with the same engines, nothing in between is filled.
create table application (
  id int primary key,
  market text not null references market (code),
  model_id int not null references model (id),
  part_type_id int not null references part_type (id),
  part_id int not null references part (id) on delete cascade,
  y0 smallint not null,
  y1 smallint not null check (y1 >= y0),
  engines int[],
  qualifiers jsonb,
  position text,
  quantity smallint not null default 1 check (quantity between 1 and 99)
);
create index application_shelf on application (model_id, part_type_id, y0, y1) include (part_id);
create index application_part on application (part_id, market);

create table store (
  id int primary key,
  market text not null references market (code),
  number text not null,
  kind text not null check (kind in ('store', 'warehouse')),
  name text not null,
  street text not null,
  city text not null,
  region text not null,
  postal_code text not null,
  phone text not null,
  lat double precision not null,
  lng double precision not null,
  time_zone text not null,
  hours jsonb not null,
  services text[] not null default '{}',
  bopus_enabled boolean not null default true,
  is_hub boolean not null default false,
  hub_id int references store (id),
  unique (market, number)
);
create index store_place on store (market, lat, lng);

-- No row means none on hand. Sold by `update ... where on_hand >= n`, so it never goes below zero.
create table store_stock (
  store_id int not null references store (id),
  part_id int not null,
  market text not null,
  on_hand int not null check (on_hand >= 0),
  primary key (store_id, part_id)
);
create index store_stock_part on store_stock (part_id, market) include (store_id, on_hand);

create table postal_geo (
  market text not null references market (code),
  prefix text not null,
  city text,
  region text,
  lat double precision not null,
  lng double precision not null,
  primary key (market, prefix)
);

create table facet_value (
  id int primary key,
  attribute text not null,
  value text not null,
  sort int not null,
  names jsonb not null,
  unique (attribute, value)
);

create table shelf_total (
  market text not null references market (code),
  part_type_id int not null references part_type (id),
  parts int not null,
  primary key (market, part_type_id)
);

-- What the search box knows: part types, synonyms, symptoms, brands; never one row per part.
create table suggest_term (
  market text not null references market (code),
  term_key text not null,
  term text not null,
  kind text not null check (kind in ('type', 'synonym', 'symptom', 'brand', 'brand-type', 'position-type')),
  part_type_id int,
  brand_id int,
  weight int not null,
  primary key (market, term_key, kind)
);
create index suggest_prefix on suggest_term (market, term_key text_pattern_ops, weight desc);

create table search_word (
  market text not null references market (code),
  word text not null,
  weight int not null,
  primary key (market, word)
);
create index search_word_near on search_word using gist (word gist_trgm_ops);

create table seo_path (
  path text primary key,
  page_type text not null check (page_type in ('PRODUCT', 'SHELF', 'CATEGORY', 'BRAND', 'LANDING')),
  redirect_to text
);
