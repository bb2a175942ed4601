-- The board of a session, and what is on it.
create table live.boards (
  session_id uuid primary key references live.sessions (id) on delete cascade,
  is_open boolean not null,
  -- Participants draw too.
  everybody_draws boolean not null
);

create table live.board_marks (
  session_id uuid not null references live.sessions (id) on delete cascade,
  -- Made by the browser that drew it.
  id uuid not null,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  layer bigint generated always as identity,
  shape jsonb not null,
  bytes integer not null,
  at timestamptz not null,
  -- Taken off, and by whom, who may put it back.
  removed_at timestamptz,
  removed_by_id uuid references identity.accounts (id) on delete set null,
  primary key (session_id, id)
);
create index board_marks_shown on live.board_marks (session_id, layer) where removed_at is null;
create index board_marks_of_person on live.board_marks (person_id);
create index board_marks_removed_by on live.board_marks (removed_by_id) where removed_by_id is not null;
