-- Groups of sample questions may be sold, and trial exams are drawn from them.
alter table exams.practice_groups
  -- In rials; 0: free.
  add column price bigint not null default 0 check (price >= 0);

-- Who has bought a group.
create table exams.group_accesses (
  entitlement_id uuid primary key,
  group_id uuid not null references exams.practice_groups (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  at timestamptz not null
);
create index group_accesses_of_person on exams.group_accesses (person_id, group_id);
create index group_accesses_of_group on exams.group_accesses (group_id);

create table exams.practice_trials (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- The groups, for its title.
  titles text[] not null,
  -- What is asked: id, version and group of each question, in their order.
  questions jsonb not null,
  started_at timestamptz not null,
  -- Null: without a clock.
  ends_at timestamptz,
  finished_at timestamptz,
  -- By question: the answer, and what it is worth in percent of the points.
  answers jsonb,
  percents jsonb
);
create index practice_trials_of_person on exams.practice_trials (person_id, started_at desc, id desc);
