-- Rosters of schools (OneRoster CSV): read and looked at first, imported when their sender says so.
create table interop.roster_imports (
  id uuid primary key,
  by_id uuid not null references identity.accounts (id),
  file_name text not null,
  -- The uploaded file; null once it is read.
  file_id uuid,
  state text not null default 'waiting'
    check (state in ('waiting', 'reading', 'checked', 'importing', 'done', 'failed', 'cancelled')),
  -- Why it failed.
  trouble text,
  -- Of the standard, as the file says.
  version text,
  at timestamptz not null,
  changed_at timestamptz not null
);
create index roster_imports__of_person on interop.roster_imports (by_id, at desc, id desc);
create index roster_imports__by_change on interop.roster_imports (changed_at);

-- The rows of the files in the order in which they are imported: people before courses, classes, enrolments.
create table interop.roster_rows (
  import_id uuid not null references interop.roster_imports (id) on delete cascade,
  position integer not null,
  file text not null check (file in ('orgs', 'users', 'courses', 'classes', 'enrollments', 'academicSessions')),
  -- As spreadsheet programs number it.
  line integer not null,
  sourced_id text not null,
  -- What people see of the row: a name or a title.
  title text not null,
  -- What making it takes.
  content jsonb not null,
  outcome text not null check (outcome in ('ready', 'found', 'there', 'later', 'wrong', 'made')),
  -- Why it is wrong.
  problem text,
  -- The account, course or cohort that it stands for here.
  target_id uuid,
  primary key (import_id, position)
);
create index roster_rows__by_outcome on interop.roster_rows (import_id, outcome, position);
create index roster_rows__of_target on interop.roster_rows (target_id) where target_id is not null;

-- What a row of a roster stands for here, so that the same roster again makes nothing twice.
create table interop.roster_links (
  kind text not null check (kind in ('users', 'courses', 'classes', 'enrollments')),
  sourced_id text not null,
  target_id uuid not null,
  at timestamptz not null,
  primary key (kind, sourced_id)
);
create index roster_links__of_target on interop.roster_links (target_id);
