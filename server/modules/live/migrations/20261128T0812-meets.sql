-- Meets: what a teacher offers, the slots that follow from it, and who booked them.
create table live.meet_offers (
  teacher_id uuid primary key references identity.accounts (id) on delete cascade,
  is_open boolean not null default false,
  minutes integer not null default 30 check (minutes > 0),
  price bigint not null default 0 check (price >= 0),
  changed_at timestamptz not null
);

create table live.meet_hours (
  id uuid primary key,
  teacher_id uuid not null references live.meet_offers (teacher_id) on delete cascade,
  -- From Saturday, which is 0; the times are Tehran's.
  weekday smallint not null check (weekday between 0 and 6),
  from_time text not null,
  to_time text not null
);
create index meet_hours_of_teacher on live.meet_hours (teacher_id, weekday, from_time);

-- The slots of the next weeks. One that the week no longer has is not offered, but its bookings stay.
create table live.meet_slots (
  id uuid primary key,
  teacher_id uuid not null references live.meet_offers (teacher_id) on delete cascade,
  starts_at timestamptz not null,
  minutes integer not null,
  price bigint not null,
  is_offered boolean not null,
  unique (teacher_id, starts_at)
);

create table live.meets (
  id uuid primary key,
  slot_id uuid not null references live.meet_slots (id) on delete cascade,
  teacher_id uuid not null references identity.accounts (id) on delete cascade,
  learner_id uuid not null references identity.accounts (id) on delete cascade,
  state text not null check (state in ('pending-payment', 'booked', 'held', 'missed', 'cancelled')),
  starts_at timestamptz not null,
  minutes integer not null,
  price bigint not null,
  line_id uuid,
  factor_id uuid,
  entitlement_id uuid,
  -- In rials; more than nothing has to go back by commerce.
  paid bigint not null default 0 check (paid >= 0),
  changed_at timestamptz not null
);
-- A slot is booked once.
create unique index meets_of_slot on live.meets (slot_id) where state <> 'cancelled';
create index meets_of_teacher on live.meets (teacher_id, starts_at desc, id desc);
create index meets_of_learner on live.meets (learner_id, starts_at desc, id desc);
create index meets_of_line on live.meets (line_id) where line_id is not null;
create index meets_to_come on live.meets (starts_at) where state = 'booked';
