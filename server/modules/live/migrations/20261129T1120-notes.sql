-- The notes of a session: one text that all of it read.
create table live.notes (
  session_id uuid primary key references live.sessions (id) on delete cascade,
  text text not null default '',
  revision integer not null default 0,
  -- Participants write too.
  everybody_writes boolean not null default false,
  saved_by_id uuid references identity.accounts (id) on delete set null,
  saved_at timestamptz
);
create index notes_saved_by on live.notes (saved_by_id) where saved_by_id is not null;
