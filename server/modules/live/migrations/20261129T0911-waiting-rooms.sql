-- Whoever comes waits until a host lets them in; `asked_at` is the last sign of life while waiting.
alter table live.sessions add column has_waiting_room boolean not null default false;
alter table live.participants
  add column waits_since timestamptz,
  add column asked_at timestamptz,
  add column admitted_at timestamptz;
create index participants_waiting on live.participants (session_id, waits_since) where waits_since is not null;
