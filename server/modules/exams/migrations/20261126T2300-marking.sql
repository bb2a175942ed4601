-- How answers that no machine marks are marked, and what each attempt came to.
alter table exams.marks
  add column levels jsonb not null default '{}',
  add column comment text,
  add column marker_id uuid references identity.accounts (id) on delete set null,
  add column marked_at timestamptz;
create index marks_waiting on exams.marks (question_id) where percent is null;

-- Every marking of an answer, the present one too.
create table exams.markings (
  id uuid primary key,
  attempt_id uuid not null,
  question_id uuid not null,
  points integer not null,
  levels jsonb not null,
  comment text,
  marker_id uuid references identity.accounts (id) on delete set null,
  at timestamptz not null,
  foreign key (attempt_id, question_id) references exams.marks on delete cascade
);
create index markings_of on exams.markings (attempt_id, question_id, at desc);
create index markings_by on exams.markings (marker_id);
create index marks_by on exams.marks (marker_id);

-- The sums of the marks of an attempt that was handed in.
create table exams.results (
  attempt_id uuid primary key references exams.attempts (id) on delete cascade,
  exam_id uuid not null references exams.exams (id),
  -- In hundredths.
  points integer not null,
  most integer not null,
  -- Answers that a person has to mark still.
  waiting integer not null
);
create index results_of_exam on exams.results (exam_id, points desc, attempt_id);
insert into exams.results (attempt_id, exam_id, points, most, waiting)
select a.id, a.exam_id, sum(m.points), sum(m.most), count(*) filter (where m.percent is null)
  from exams.attempts as a
  join exams.marks as m on m.attempt_id = a.id
 group by a.id, a.exam_id;

-- Who marks sees no names where the exam says so.
update exams.exams set settings = settings || '{"anonymousMarking": false}';
