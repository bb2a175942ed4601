-- Meets that are moved, or that somebody missed.
alter table live.meets
  add column learner_moves smallint not null default 0,
  add column teacher_moves smallint not null default 0,
  -- The time was last chosen by the teacher, so the learner may still give it up.
  add column moved_by_teacher boolean not null default false,
  add column missed_by text check (missed_by in ('learner', 'teacher', 'both')),
  -- The slot that was paid for; the meet may have moved to another.
  add column sold_slot_id uuid references live.meet_slots (id) on delete cascade;
update live.meets set sold_slot_id = slot_id;
alter table live.meets alter column sold_slot_id set not null;

create table live.meet_moves (
  id uuid primary key,
  meet_id uuid not null references live.meets (id) on delete cascade,
  at timestamptz not null,
  by_id uuid not null references identity.accounts (id) on delete cascade,
  from_at timestamptz not null,
  to_at timestamptz not null,
  -- What the teacher wrote; empty: the learner moved it.
  reason text not null
);
create index meet_moves_of_meet on live.meet_moves (meet_id, at);
create index meet_moves_by on live.meet_moves (by_id);

alter table live.meet_offers add column on_holidays boolean not null default false;

-- Days that differ from a teacher's week.
create table live.meet_days (
  id uuid primary key,
  teacher_id uuid not null references live.meet_offers (teacher_id) on delete cascade,
  day date not null,
  -- Null: nothing is offered that day; otherwise these hours instead of the week's.
  from_time text,
  to_time text,
  check ((from_time is null) = (to_time is null)),
  unique nulls not distinct (teacher_id, day, from_time)
);
