-- A host shows one person large to everybody, and lets a time run that all see.
alter table live.sessions
  add column spotlight_id uuid references identity.accounts (id) on delete set null,
  add column timer_ends_at timestamptz;
create index sessions_in_spotlight on live.sessions (spotlight_id) where spotlight_id is not null;
