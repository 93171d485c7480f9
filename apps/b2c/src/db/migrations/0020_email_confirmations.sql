-- Links that prove an account's address (decision 55). Hashes only: a copy of the database opens nothing.
create table email_confirmation (
  code_hash text primary key,
  market text not null references market (code),
  customer_id text not null references customer (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_confirmation_customer on email_confirmation (customer_id);
create index email_confirmation_expiry on email_confirmation (expires_at);
