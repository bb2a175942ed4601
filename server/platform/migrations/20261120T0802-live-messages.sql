-- Live messages too large for NOTIFY (8 kB) wait here for the other processes, half a minute at most.
-- The shape is the one that @socket.io/postgres-adapter expects.
create table platform.live_attachments (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  payload bytea not null
);
create index live_attachments__created_at on platform.live_attachments (created_at);
