-- What teachers tell, ask for and mark.
create table courses.announcements (
  id uuid primary key,
  course_id uuid not null references courses.courses (id) on delete cascade,
  cohort_id uuid references courses.cohorts (id) on delete cascade,
  author_id uuid not null references identity.accounts (id),
  title text not null,
  body text not null,
  at timestamptz not null
);
create index announcements__of_course on courses.announcements (course_id, at desc, id desc);
create index announcements__of_cohort on courses.announcements (cohort_id) where cohort_id is not null;

-- What a learner hands in; the newest counts, the older ones stay.
create table courses.submissions (
  id uuid primary key,
  enrolment_id uuid not null references courses.enrolments (id) on delete cascade,
  lesson_id uuid not null references courses.lessons (id) on delete cascade,
  number integer not null check (number >= 1),
  text text,
  file_ids uuid[] not null default '{}',
  late boolean not null,
  at timestamptz not null,
  constraint submissions__once unique (enrolment_id, lesson_id, number)
);
create index submissions__of_lesson on courses.submissions (lesson_id, at, id);

create table courses.marks (
  submission_id uuid primary key references courses.submissions (id) on delete cascade,
  marker_id uuid not null references identity.accounts (id),
  -- Rubric: criterion id to level id.
  levels jsonb not null,
  -- Hundredths of a point, so that sums are exact.
  points integer not null check (points >= 0),
  comment text,
  at timestamptz not null
);

-- What SCORM packages keep of a learner.
create table courses.package_states (
  enrolment_id uuid not null references courses.enrolments (id) on delete cascade,
  lesson_id uuid not null references courses.lessons (id) on delete cascade,
  -- Of the part (SCO) in its manifest.
  part text not null,
  data jsonb not null,
  at timestamptz not null,
  primary key (enrolment_id, lesson_id, part)
);
create index package_states__of_lesson on courses.package_states (lesson_id);
