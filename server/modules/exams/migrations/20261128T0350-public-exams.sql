-- Exams that everybody may take, and public pages of exams and of groups of sample questions.
alter table exams.exams
  -- Of its public page; null until it is published for everybody.
  add column slug text unique,
  -- For who does not learn its course; 0: free. Null: for learners of its course alone.
  add column price bigint check (price >= 0);
update exams.exams set settings = settings || '{"price": null}';
create index exams_public on exams.exams (published_at desc, id desc)
  where published_at is not null and price is not null;

-- Who has bought an exam.
create table exams.accesses (
  entitlement_id uuid primary key,
  exam_id uuid not null references exams.exams (id),
  person_id uuid not null references identity.accounts (id) on delete cascade,
  at timestamptz not null
);
create index accesses_of_person on exams.accesses (person_id, exam_id);
create index accesses_of_exam on exams.accesses (exam_id);

alter table exams.practice_groups add column slug text unique;
update exams.practice_groups set slug = id::text where published_at is not null;
