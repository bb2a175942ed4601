-- What a session looked at, from when on: a page of slides, the board, or neither; chapters of its recordings.
create table live.scenes (
  id uuid primary key,
  session_id uuid not null references live.sessions (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('slide', 'board', 'none')),
  file_id uuid,
  page integer,
  check ((kind = 'slide') = (file_id is not null and page is not null))
);
create index scenes_of_session on live.scenes (session_id, at, id);
