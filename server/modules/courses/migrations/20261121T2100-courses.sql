-- Courses as they are written: fields, courses, who teaches them, sections, lessons.
create schema courses;

create table courses.categories (
  slug text primary key,
  title text not null,
  -- Colours of the covers, e.g. `lajvard`.
  palette text not null,
  position integer not null
);
insert into courses.categories (slug, title, palette, position) values
  ('mathematics', 'ریاضی', 'lajvard', 1),
  ('programming', 'برنامه‌نویسی', 'firoozeh', 2),
  ('sciences', 'علوم', 'pesteh', 3),
  ('literature', 'زبان و ادبیات', 'anar', 4),
  ('arts', 'هنر', 'zafaran', 5),
  ('music', 'موسیقی', 'banafsh', 6),
  ('business', 'کسب‌وکار', 'ajor', 7);

create table courses.courses (
  id uuid primary key,
  slug text not null unique,
  owner_id uuid not null references identity.accounts (id),
  category text not null references courses.categories (slug),
  level text not null check (level in ('beginner', 'intermediate', 'advanced', 'everyone')),
  title text not null,
  summary text not null,
  -- A rich text (contracts/rich-text.ts).
  description jsonb not null,
  outcomes text[] not null default '{}',
  requirements text[] not null default '{}',
  cover_file_id uuid references media.files (id),
  -- Days that an enrolment lasts; null: for ever.
  access_days integer check (access_days > 0),
  state text not null default 'draft' check (state in ('draft', 'inReview', 'published', 'archived')),
  created_at timestamptz not null,
  -- The last change of anything that a reader sees.
  changed_at timestamptz not null,
  published_at timestamptz,
  -- Counted by the commands that change them (course-figures.ts), so that lists need no sums.
  lessons integer not null default 0,
  minutes integer not null default 0,
  -- Sum of the steps of published lessons: what 100 % is.
  steps integer not null default 0,
  learners integer not null default 0,
  ratings integer not null default 0,
  rating_sum integer not null default 0,
  -- Rials; 0: free. Paid courses come with commerce.
  price bigint not null default 0 check (price >= 0 and price % 10 = 0),
  list_price bigint not null default 0 check (list_price >= price and list_price % 10 = 0),
  check ((state in ('draft', 'inReview')) or published_at is not null)
);
create index courses__of_owner on courses.courses (owner_id, changed_at desc, id desc);

-- Every change of state, with who and why.
create table courses.course_turns (
  id uuid primary key,
  course_id uuid not null references courses.courses (id) on delete cascade,
  state text not null check (state in ('draft', 'inReview', 'published', 'archived')),
  by_id uuid not null references identity.accounts (id),
  -- A manager's reason when a course is returned or archived.
  reason text,
  at timestamptz not null
);
create index course_turns__of_course on courses.course_turns (course_id, at desc, id desc);

-- Who teaches beside the owner. An assistant has only the rights that are listed.
create table courses.staff (
  course_id uuid not null references courses.courses (id) on delete cascade,
  person_id uuid not null references identity.accounts (id),
  role text not null check (role in ('owner', 'teacher', 'assistant')),
  rights text[] not null default '{}' check (rights <@ array['write', 'answer', 'mark', 'enrol', 'announce']),
  added_at timestamptz not null,
  primary key (course_id, person_id)
);
create index staff__of_person on courses.staff (person_id);

create table courses.sections (
  id uuid primary key,
  course_id uuid not null references courses.courses (id) on delete cascade,
  position integer not null,
  title text not null,
  -- Not before this instant, or so many days after the enrolment (or the cohort's first day).
  release_at timestamptz,
  release_after_days integer check (release_after_days >= 0),
  unique (course_id, position) deferrable initially deferred
);

create table courses.lessons (
  id uuid primary key,
  course_id uuid not null references courses.courses (id) on delete cascade,
  section_id uuid not null references courses.sections (id) on delete cascade,
  position integer not null,
  title text not null,
  kind text not null,
  minutes integer not null default 0 check (minutes >= 0),
  steps integer not null default 1 check (steps >= 1),
  is_preview boolean not null default false,
  is_published boolean not null default true,
  -- What it holds, by its kind (contracts/lesson-content.ts).
  content jsonb not null,
  -- Grows with each save, so that two open editors do not overwrite each other.
  version integer not null default 1,
  changed_at timestamptz not null,
  release_at timestamptz,
  release_after_days integer check (release_after_days >= 0),
  unique (section_id, position) deferrable initially deferred
);
create index lessons__of_course on courses.lessons (course_id);

-- What a lesson was before; the newest are kept.
create table courses.lesson_versions (
  lesson_id uuid not null references courses.lessons (id) on delete cascade,
  version integer not null,
  title text not null,
  content jsonb not null,
  saved_by uuid not null references identity.accounts (id),
  saved_at timestamptz not null,
  primary key (lesson_id, version)
);

-- Which files a lesson shows; its readers may read them.
create table courses.lesson_files (
  lesson_id uuid not null references courses.lessons (id) on delete cascade,
  file_id uuid not null references media.files (id),
  primary key (lesson_id, file_id)
);
create index lesson_files__of_file on courses.lesson_files (file_id);

-- A lesson opens when these are done.
create table courses.lesson_prerequisites (
  lesson_id uuid not null references courses.lessons (id) on delete cascade,
  required_lesson_id uuid not null references courses.lessons (id) on delete cascade,
  primary key (lesson_id, required_lesson_id),
  check (lesson_id <> required_lesson_id)
);
create index lesson_prerequisites__of_required on courses.lesson_prerequisites (required_lesson_id);

-- A course may be begun when these are completed.
create table courses.course_prerequisites (
  course_id uuid not null references courses.courses (id) on delete cascade,
  required_course_id uuid not null references courses.courses (id) on delete cascade,
  primary key (course_id, required_course_id),
  check (course_id <> required_course_id)
);
create index course_prerequisites__of_required on courses.course_prerequisites (required_course_id);
