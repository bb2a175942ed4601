-- Days on which a room differs from its week.
alter table live.rooms add column on_holidays boolean not null default false;

create table live.room_days (
  id uuid primary key,
  room_id uuid not null references live.rooms (id) on delete cascade,
  day date not null,
  -- Null: the week does not hold that day; otherwise a class more.
  time text,
  minutes integer check (minutes > 0),
  note text not null,
  by_id uuid references identity.accounts (id) on delete set null,
  check ((time is null) = (minutes is null)),
  unique nulls not distinct (room_id, day, time)
);
create index room_days_by on live.room_days (by_id) where by_id is not null;
