-- What an invigilator does to attempts that run, and signs of life of their pages.
alter table exams.attempt_heads
  -- Its clock stands still since then.
  add column stopped_at timestamptz,
  -- How often another device took it over.
  add column takeovers integer not null default 0;

-- Until when somebody may still be writing after the end of the exam.
alter table exams.exams add column extended_to timestamptz;

alter table exams.late_saves drop constraint late_saves_why_check;
alter table exams.late_saves
  add constraint late_saves_why_check check (why in ('time-over', 'taken-over', 'submitted', 'stopped'));

create table exams.extensions (
  id uuid primary key,
  attempt_id uuid not null references exams.attempts (id) on delete cascade,
  minutes integer not null,
  reason text not null,
  old_end timestamptz not null,
  new_end timestamptz not null,
  by_id uuid references identity.accounts (id) on delete set null,
  at timestamptz not null
);
create index extensions_of on exams.extensions (attempt_id, at);
create index extensions_by on exams.extensions (by_id);

create table exams.messages (
  id uuid primary key,
  exam_id uuid not null references exams.exams (id),
  -- Null: for everybody who takes the exam.
  attempt_id uuid references exams.attempts (id) on delete cascade,
  text text not null,
  by_id uuid references identity.accounts (id) on delete set null,
  at timestamptz not null
);
create index messages_of_exam on exams.messages (exam_id, at);
create index messages_of_attempt on exams.messages (attempt_id);
create index messages_by on exams.messages (by_id);

-- When the page of an attempt last gave a sign of life, and how often its candidate left it.
create table exams.heartbeats (
  attempt_id uuid primary key references exams.attempts (id) on delete cascade,
  seen_at timestamptz not null,
  times_left integer not null default 0
) with (fillfactor = 60);
