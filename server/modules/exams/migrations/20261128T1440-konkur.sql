-- Konkur mode: what a candidate chose at the start, and how each lesson of their booklet went.
update exams.exams set settings = settings || '{"konkur": null, "objectionDays": 0}';

-- Field, quota and city; null: the exam asks for none.
alter table exams.attempts add column choices jsonb;

create table exams.konkur_scores (
  attempt_id uuid not null references exams.attempts (id) on delete cascade,
  -- A section of the exam.
  section_id uuid not null,
  exam_id uuid not null references exams.exams (id),
  "right" integer not null,
  wrong integer not null,
  empty integer not null,
  percent double precision not null,
  primary key (attempt_id, section_id)
);
create index konkur_scores_of_exam on exams.konkur_scores (exam_id);
