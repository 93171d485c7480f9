-- Lists of parts that shoppers have named. What is on one is a saved item whose owner is the list ('l:' and its id), so that
-- processes of the release before, which ask for those of a customer or a session, do not take it for saved for later.
create table part_list (
  id text primary key,
  market text not null references market (code),
  owner text not null,
  name text not null,
  created_at timestamptz not null
);
create index part_list_owner on part_list (owner, created_at desc);
