-- What members write about parts, and ask about them (PLUS-051). Nothing of it shows before an operator has published it.
create table part_review (
  id text primary key,
  market text not null,
  -- In which it was written.
  locale text not null,
  part_id int not null,
  customer_id text not null references customer (id) on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  title text not null,
  body text not null,
  author text not null,
  -- As a session keeps a vehicle; null of a review that names none.
  vehicle jsonb,
  model_id int,
  status text not null default 'waiting' check (status in ('waiting', 'published', 'refused')),
  -- Why it was refused, for its writer.
  reason text,
  written_at timestamptz not null,
  decided_at timestamptz
);
create unique index part_review_own on part_review (customer_id, part_id);
create index part_review_shown on part_review (part_id, written_at) where status = 'published';
create index part_review_waiting on part_review (written_at, id) where status = 'waiting';

create table part_question (
  id text primary key,
  market text not null,
  locale text not null,
  part_id int not null,
  customer_id text not null references customer (id) on delete cascade,
  body text not null,
  author text not null,
  status text not null default 'waiting' check (status in ('waiting', 'published', 'refused')),
  reason text,
  -- Of the shop; a question is published with it.
  answer text,
  -- The same words again are the same question.
  content_hash text not null,
  written_at timestamptz not null,
  decided_at timestamptz
);
create unique index part_question_own on part_question (customer_id, part_id, content_hash);
create index part_question_shown on part_question (part_id, written_at) where status = 'published';
create index part_question_waiting on part_question (written_at, id) where status = 'waiting';

-- How many published reviews gave five stars, four and so on to one, kept with the rating; null where there are none.
alter table part add column written_stars int[];
