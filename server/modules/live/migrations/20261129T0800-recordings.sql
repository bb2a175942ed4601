-- Recordings of sessions: begun by a host, made by the media engine in pieces, one film when they end.
create table live.recordings (
  id uuid primary key,
  session_id uuid not null references live.sessions (id) on delete cascade,
  by_id uuid not null references identity.accounts (id) on delete cascade,
  state text not null check (state in ('recording', 'paused', 'preparing', 'ready', 'empty', 'failed')),
  started_at timestamptz not null,
  ended_at timestamptz,
  file_id uuid references media.files (id),
  ms integer,
  -- Stretches without a pause: when each was (milliseconds since 1970), and where it stands in the film.
  parts jsonb not null default '[]'
);
create unique index recordings_running on live.recordings (session_id) where state in ('recording', 'paused');
create index recordings_of_session on live.recordings (session_id, started_at desc);
create index recordings_of_file on live.recordings (file_id) where file_id is not null;
create index recordings_of_person on live.recordings (by_id);
