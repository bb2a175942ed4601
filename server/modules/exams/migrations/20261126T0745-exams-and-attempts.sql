-- Exams, attempts, and the saves of their answers.
create table exams.exams (
  id uuid primary key,
  course_id uuid not null,
  -- Whose bank its questions come from.
  owner_id uuid not null references identity.accounts (id),
  title text not null,
  settings jsonb not null,
  revision integer not null default 0,
  -- What candidates get: sections with the questions and versions that each slot takes from. Null: a draft.
  paper jsonb,
  opens_at timestamptz,
  closes_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index exams_of_course on exams.exams (course_id, created_at desc, id desc);
create index exams_of_owner on exams.exams (owner_id);

create table exams.attempts (
  id uuid primary key,
  exam_id uuid not null references exams.exams (id),
  person_id uuid not null references identity.accounts (id) on delete cascade,
  number integer not null,
  started_at timestamptz not null,
  -- The questions that this candidate got, section by section; a seed made of the attempt and a question gives their
  -- order and values.
  paper jsonb not null,
  unique (exam_id, person_id, number)
);
create index attempts_of_person on exams.attempts (person_id, started_at desc);

-- What every save reads and changes of an attempt; small rows with room on their pages, so that an update stays there.
create table exams.attempt_heads (
  attempt_id uuid primary key references exams.attempts (id) on delete cascade,
  person_id uuid not null,
  -- The session that the attempt belongs to.
  session_id uuid not null,
  sequence integer not null default 0,
  receipt text,
  ends_at timestamptz not null,
  submitted_at timestamptz,
  submitted_by text check (submitted_by in ('candidate', 'clock'))
) with (fillfactor = 60);
create index attempts_under_way on exams.attempt_heads (ends_at) where submitted_at is null;

-- Each save as it came; the answers of an attempt are the last ones in it.
create table exams.saves (
  attempt_id uuid not null references exams.attempts (id) on delete cascade,
  sequence integer not null,
  session_id uuid not null,
  at timestamptz not null,
  answers jsonb not null,
  fingerprint bytea not null,
  receipt text not null,
  primary key (attempt_id, sequence)
);

-- Saves that came after the end or from a device that had been superseded: evidence, which counts for nothing by itself.
create table exams.late_saves (
  id uuid primary key,
  attempt_id uuid not null references exams.attempts (id) on delete cascade,
  sequence integer not null,
  session_id uuid not null,
  at timestamptz not null,
  answers jsonb not null,
  why text not null check (why in ('time-over', 'taken-over', 'submitted'))
);
create index late_saves_of on exams.late_saves (attempt_id);

-- What each question of an attempt that was handed in is worth.
create table exams.marks (
  attempt_id uuid not null references exams.attempts (id) on delete cascade,
  question_id uuid not null,
  answer jsonb,
  -- In percent of the points, below zero after a wrong choice; null: a person has to mark it.
  percent double precision,
  -- In hundredths.
  points integer not null,
  most integer not null,
  primary key (attempt_id, question_id)
);
