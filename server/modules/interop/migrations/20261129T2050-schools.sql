-- Learning systems of schools (platforms of LTI 1.3), from which people come to courses here.
create table interop.schools (
  id uuid primary key,
  title text not null,
  issuer text not null,
  client_id text not null,
  authorize_url text not null,
  token_url text not null,
  keyset_url text not null,
  -- Ids of its deployments of this site.
  deployments text[] not null,
  revision integer not null default 0,
  -- In whose name its people are enrolled.
  made_by uuid not null references identity.accounts (id),
  made_at timestamptz not null,
  closed_at timestamptz,
  launched_at timestamptz,
  graded_at timestamptz,
  -- What last went wrong.
  trouble text,
  trouble_at timestamptz,
  constraint schools__once unique (issuer, client_id)
);
create index schools__by_title on interop.schools (title, id);
create index schools__made_by on interop.schools (made_by);

-- Courses that a school may open.
create table interop.school_courses (
  school_id uuid not null references interop.schools (id) on delete cascade,
  course_id uuid not null references courses.courses (id) on delete cascade,
  added_at timestamptz not null,
  primary key (school_id, course_id)
);
create index school_courses__course on interop.school_courses (course_id);

-- Who somebody is whom a school names.
create table interop.school_people (
  school_id uuid not null references interop.schools (id) on delete cascade,
  -- Its own id of the person.
  subject text not null,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- The account was made when this school first named them, so that it may lead into it.
  is_made_here boolean not null,
  linked_at timestamptz not null,
  primary key (school_id, subject)
);
create index school_people__person on interop.school_people (person_id);

-- A browser on its way from a school.
create table interop.school_logins (
  -- The state of OpenID Connect.
  id uuid primary key,
  school_id uuid not null references interop.schools (id) on delete cascade,
  -- Of the cookie that the browser was given.
  browser_hash bytea not null,
  nonce text not null,
  at timestamptz not null,
  -- When the school said who comes, and what it said.
  told_at timestamptz,
  told jsonb,
  -- When that was used.
  used_at timestamptz
);
create index school_logins__old on interop.school_logins (at);
create index school_logins__school on interop.school_logins (school_id);

-- Where the mark of somebody goes.
create table interop.school_grades (
  id uuid primary key,
  school_id uuid not null,
  subject text not null,
  line_item text not null,
  course_id uuid not null references courses.courses (id) on delete cascade,
  -- Null: the course as a whole.
  lesson_id uuid references courses.stored_lessons (id) on delete cascade,
  -- When what is to be told last changed; the school knows by it which of two marks is newer.
  due_at timestamptz,
  sent_at timestamptz,
  constraint school_grades__once unique (school_id, subject, line_item),
  foreign key (school_id, subject) references interop.school_people (school_id, subject) on delete cascade
);
create index school_grades__course on interop.school_grades (course_id);
create index school_grades__lesson on interop.school_grades (lesson_id) where lesson_id is not null;
