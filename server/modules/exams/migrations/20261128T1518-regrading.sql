-- Questions that count otherwise after their exam, and objections of candidates.
create table exams.regrades (
  id uuid primary key,
  exam_id uuid not null references exams.exams (id),
  question_id uuid not null,
  ruling text not null check (ruling in ('key', 'accept', 'everyone', 'drop')),
  -- Keys of answers that are right besides the key of the question.
  accepted jsonb not null,
  reason text not null,
  by_id uuid references identity.accounts (id) on delete set null,
  at timestamptz not null,
  -- How many attempts it changed.
  changed integer not null
);
-- The newest one of a question is how it counts.
create index regrades_of_exam on exams.regrades (exam_id, question_id, id desc);

create table exams.regrade_changes (
  regrade_id uuid not null references exams.regrades (id) on delete cascade,
  attempt_id uuid not null references exams.attempts (id) on delete cascade,
  -- Of the whole attempt, in hundredths.
  old_points integer not null,
  old_most integer not null,
  new_points integer not null,
  new_most integer not null,
  primary key (regrade_id, attempt_id)
);
create index regrade_changes_of_attempt on exams.regrade_changes (attempt_id);

create table exams.objections (
  id uuid primary key,
  exam_id uuid not null references exams.exams (id),
  attempt_id uuid not null references exams.attempts (id) on delete cascade,
  question_id uuid not null,
  text text not null,
  at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'rejected')),
  answer text,
  -- The mark that an accepted one gave to this answer alone, in hundredths.
  points integer,
  answered_by uuid references identity.accounts (id) on delete set null,
  answered_at timestamptz,
  unique (attempt_id, question_id)
);
create index objections_waiting on exams.objections (exam_id, id) where state = 'waiting';
create index objections_answered on exams.objections (exam_id, id desc) where state <> 'waiting';
