-- Rules of an exam that are otherwise for a learner or a cohort; null: as for everybody.
create table exams.overrides (
  id uuid primary key,
  exam_id uuid not null references exams.exams (id),
  person_id uuid references identity.accounts (id) on delete cascade,
  cohort_id uuid references courses.cohorts (id) on delete cascade,
  opens_at timestamptz,
  closes_at timestamptz,
  minutes integer,
  attempts integer,
  access_code text,
  by_id uuid references identity.accounts (id) on delete set null,
  changed_at timestamptz not null,
  check (num_nonnulls(person_id, cohort_id) = 1),
  unique (exam_id, person_id),
  unique (exam_id, cohort_id)
);
create index overrides_of_person on exams.overrides (person_id);
create index overrides_of_cohort on exams.overrides (cohort_id);
create index overrides_by on exams.overrides (by_id);
