-- Courses written into one file, and read from one.
create table courses.exchanges (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id),
  direction text not null check (direction in ('export', 'import')),
  course_id uuid references courses.courses (id) on delete set null,
  -- What was brought, or what was written.
  file_id uuid references media.files (id),
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed', 'cancelled')),
  percent integer not null default 0 check (percent between 0 and 100),
  -- Why it failed: `archive.…` or `format.…`, for which the reader has sentences.
  trouble text,
  report jsonb,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index exchanges__of_person on courses.exchanges (person_id, created_at desc, id desc);
create index exchanges__of_course on courses.exchanges (course_id) where course_id is not null;
create index exchanges__of_file on courses.exchanges (file_id) where file_id is not null;
