-- People with an account. Names and addresses of one market are nothing to another: an email may be known to
-- each market once.
create table customer (
  id text primary key,
  market text not null references market (code),
  email text not null,
  username text,
  first_name text not null,
  last_name text not null,
  phone text,
  -- 4: an online account without linked rewards, 7: with linked rewards, 11: a standalone user (ACCT-007)
  user_type text not null default '4' check (user_type in ('4', '7', '11')),
  -- Encoded Argon2id hash; null for an account that was never given a password.
  password_hash text,
  -- Changes with each profile edit.
  version int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index customer_email on customer (market, lower(email));
create unique index customer_username on customer (market, lower(username)) where username is not null;

-- Signed in by a remembered cookie alone: known, but not actively signed in (ACCT-005).
alter table session add column auto_login boolean not null default false;
create index session_customer on session (customer_id) where customer_id is not null;
