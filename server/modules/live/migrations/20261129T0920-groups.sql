-- Groups of a session: a class for a while in several rooms, each of which sees and hears itself alone.
create table live.groups (
  id uuid primary key,
  session_id uuid not null references live.sessions (id) on delete cascade,
  -- From 1.
  place integer not null,
  opened_at timestamptz not null,
  -- Everybody is back then; null: when a host calls them.
  ends_at timestamptz,
  closed_at timestamptz
);
create index groups_open on live.groups (session_id, place) where closed_at is null;
create index groups_ending on live.groups (ends_at) where closed_at is null and ends_at is not null;

alter table live.participants add column group_id uuid references live.groups (id) on delete set null;
create index participants_of_group on live.participants (group_id) where group_id is not null;

-- Said in a group, and read there.
alter table live.messages add column group_id uuid references live.groups (id) on delete cascade;
create index messages_of_group on live.messages (group_id) where group_id is not null;
