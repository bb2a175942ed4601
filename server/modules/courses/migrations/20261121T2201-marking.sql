-- The newest submission of a learner for a lesson waits until it is marked; the older ones do not.
alter table courses.submissions add column is_waiting boolean not null default true;
update courses.submissions s set is_waiting = false
where exists (select from courses.marks m where m.submission_id = s.id)
  or exists (
    select from courses.submissions newer
    where newer.enrolment_id = s.enrolment_id and newer.lesson_id = s.lesson_id and newer.number > s.number
  );
create index submissions__waiting on courses.submissions (lesson_id, at, id) where is_waiting;
-- Who may read a file that was handed in.
create index submissions__of_file on courses.submissions using gin (file_ids);

-- Every marking of a submission; `marks` holds the one that counts.
create table courses.mark_turns (
  id uuid primary key,
  submission_id uuid not null references courses.submissions (id) on delete cascade,
  marker_id uuid not null references identity.accounts (id),
  levels jsonb not null,
  points integer not null check (points >= 0),
  comment text,
  at timestamptz not null
);
create index mark_turns__of_submission on courses.mark_turns (submission_id, at, id);

-- How much each item of the gradebook counts; one without a row counts 1.
create table courses.weights (
  course_id uuid not null references courses.courses (id) on delete cascade,
  -- Of the plug and its id, e.g. `assignment:0190…`.
  item text not null,
  weight integer not null check (weight between 0 and 100),
  primary key (course_id, item)
);
