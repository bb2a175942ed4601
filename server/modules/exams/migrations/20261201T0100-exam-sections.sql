-- Sections of an exam that are entered one after the other.
alter table exams.attempt_heads
  -- The section that is open, from 0; where all are open at once it stays 0.
  add column section integer not null default 0,
  -- Null: it ends with the attempt.
  add column section_ends_at timestamptz,
  -- By its place in the whole paper: the first question that is still answered.
  add column reached integer not null default 0;

create table exams.section_entries (
  attempt_id uuid not null references exams.attempts (id) on delete cascade,
  section_id uuid not null,
  entered_at timestamptz not null,
  primary key (attempt_id, section_id)
);

alter table exams.late_saves drop constraint late_saves_why_check;
alter table exams.late_saves
  add constraint late_saves_why_check
  check (why in ('time-over', 'taken-over', 'submitted', 'stopped', 'section-over', 'question-passed'));
