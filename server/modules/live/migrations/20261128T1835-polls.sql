-- Polls of a session: questions of its hosts, and who chose what.
create table live.polls (
  id uuid primary key,
  session_id uuid not null references live.sessions (id) on delete cascade,
  question text not null,
  -- From 1 by their place.
  choices text[] not null check (cardinality(choices) between 2 and 6),
  is_multiple boolean not null,
  is_anonymous boolean not null,
  shows_result boolean not null default false,
  asked_at timestamptz not null,
  ended_at timestamptz
);
create index polls_of_session on live.polls (session_id, asked_at desc, id desc);

-- One row for each choice that somebody made.
create table live.poll_answers (
  poll_id uuid not null references live.polls (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  choice smallint not null check (choice between 1 and 6),
  at timestamptz not null,
  primary key (poll_id, person_id, choice)
);
create index poll_answers_of_person on live.poll_answers (person_id);
