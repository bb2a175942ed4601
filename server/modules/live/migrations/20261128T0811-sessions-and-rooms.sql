-- Rooms with their members and weeks; sessions of classes of all kinds, who was in, and their chat.
create table live.rooms (
  id uuid primary key,
  title text not null,
  description text not null default '',
  created_at timestamptz not null
);

create table live.room_members (
  room_id uuid not null references live.rooms (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  role text not null check (role in ('host', 'member')),
  joined_at timestamptz not null,
  primary key (room_id, person_id)
);
create index room_members_of_person on live.room_members (person_id, room_id desc);

create table live.room_hours (
  id uuid primary key,
  room_id uuid not null references live.rooms (id) on delete cascade,
  -- From Saturday, which is 0; the time is Tehran's.
  weekday smallint not null check (weekday between 0 and 6),
  time text not null,
  minutes integer not null check (minutes > 0),
  unique (room_id, weekday, time)
);

-- One live run of a class. `item_id` is the webinar, the room or the meet.
create table live.sessions (
  id uuid primary key,
  kind text not null check (kind in ('webinar', 'room', 'meet')),
  item_id uuid not null,
  state text not null check (state in ('waiting', 'live', 'ended')),
  opened_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create unique index sessions_open on live.sessions (kind, item_id) where state <> 'ended';
create index sessions_of_item on live.sessions (item_id, opened_at desc);
create index sessions_running on live.sessions (opened_at) where state <> 'ended';

-- Each time that somebody was in; `seen_at` is the last sign of life.
create table live.joins (
  id uuid primary key,
  session_id uuid not null references live.sessions (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  is_host boolean not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  left_at timestamptz
);
create index joins_of_session on live.joins (session_id, person_id, since);
create index joins_of_person on live.joins (person_id);

-- The chat of a class stays from one session to the next.
create table live.messages (
  id uuid primary key,
  item_id uuid not null,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  text text not null,
  at timestamptz not null,
  removed_at timestamptz
);
create index messages_of_item on live.messages (item_id, at desc, id desc) where removed_at is null;
create index messages_of_person on live.messages (person_id);
