-- Who learns what, and how far.
create table courses.cohorts (
  id uuid primary key,
  course_id uuid not null references courses.courses (id) on delete cascade,
  title text not null,
  starts_on date not null,
  -- Null: open end.
  ends_on date,
  seats integer check (seats > 0),
  created_at timestamptz not null,
  check (ends_on >= starts_on)
);
create index cohorts__of_course on courses.cohorts (course_id, starts_on);

create table courses.enrolments (
  id uuid primary key,
  course_id uuid not null references courses.courses (id),
  person_id uuid not null references identity.accounts (id),
  cohort_id uuid references courses.cohorts (id),
  state text not null default 'active' check (state in ('active', 'completed', 'expired', 'refunded')),
  -- How the person came in.
  source text not null check (source in ('self', 'teacher', 'purchase')),
  enrolled_at timestamptz not null,
  expires_at timestamptz,
  completed_at timestamptz,
  ended_at timestamptz,
  -- Distinct (lesson, step) of published lessons.
  distinct_steps integer not null default 0,
  last_lesson_id uuid references courses.lessons (id) on delete set null,
  seen_at timestamptz not null,
  constraint enrolments__once unique (person_id, course_id)
);
create index enrolments__of_course on courses.enrolments (course_id, enrolled_at desc, id desc);
create index enrolments__of_person on courses.enrolments (person_id, seen_at desc, id desc);
create index enrolments__of_cohort on courses.enrolments (cohort_id) where cohort_id is not null;

-- Every change of an enrolment's state after it began.
create table courses.enrolment_turns (
  id uuid primary key,
  enrolment_id uuid not null references courses.enrolments (id) on delete cascade,
  state text not null check (state in ('active', 'completed', 'expired', 'refunded')),
  by_id uuid references identity.accounts (id),
  reason text,
  at timestamptz not null
);
create index enrolment_turns__of_enrolment on courses.enrolment_turns (enrolment_id, at);

create table courses.steps (
  enrolment_id uuid not null references courses.enrolments (id) on delete cascade,
  lesson_id uuid not null references courses.lessons (id) on delete cascade,
  step integer not null check (step >= 1),
  at timestamptz not null,
  primary key (enrolment_id, lesson_id, step)
);
create index steps__of_lesson on courses.steps (lesson_id);

-- Where somebody stopped in a lesson: seconds of a video, or what a package keeps.
create table courses.positions (
  enrolment_id uuid not null references courses.enrolments (id) on delete cascade,
  lesson_id uuid not null references courses.lessons (id) on delete cascade,
  seconds double precision not null check (seconds >= 0),
  at timestamptz not null,
  primary key (enrolment_id, lesson_id)
);
create index positions__of_lesson on courses.positions (lesson_id);

create table courses.notes (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id),
  lesson_id uuid not null references courses.lessons (id) on delete cascade,
  -- Of a video or audio; null: of the lesson as a whole.
  second integer check (second >= 0),
  text text not null,
  text_key text generated always as (platform.search_key(text)) stored not null,
  at timestamptz not null,
  changed_at timestamptz not null
);
create index notes__of_person_in_lesson on courses.notes (person_id, lesson_id, second, id);
create index notes__of_person on courses.notes (person_id, at desc, id desc);
create index notes__of_lesson on courses.notes (lesson_id);

create table courses.reviews (
  course_id uuid not null references courses.courses (id) on delete cascade,
  person_id uuid not null references identity.accounts (id),
  stars integer not null check (stars between 1 and 5),
  text text not null,
  at timestamptz not null,
  changed_at timestamptz not null,
  hidden_at timestamptz,
  primary key (course_id, person_id)
);
create index reviews__of_course on courses.reviews (course_id, at desc, person_id) where hidden_at is null;
create index reviews__of_person on courses.reviews (person_id);

create table courses.wishes (
  person_id uuid not null references identity.accounts (id),
  course_id uuid not null references courses.courses (id) on delete cascade,
  at timestamptz not null,
  primary key (person_id, course_id)
);
create index wishes__of_person on courses.wishes (person_id, at desc, course_id);
create index wishes__of_course on courses.wishes (course_id);

-- Courses in an order.
create table courses.paths (
  id uuid primary key,
  slug text not null unique,
  title text not null,
  summary text not null,
  category text not null references courses.categories (slug),
  position integer not null,
  published_at timestamptz,
  changed_at timestamptz not null
);
create table courses.path_courses (
  path_id uuid not null references courses.paths (id) on delete cascade,
  course_id uuid not null references courses.courses (id) on delete cascade,
  position integer not null,
  primary key (path_id, course_id)
);
create index path_courses__of_course on courses.path_courses (course_id);
