-- Long tables that are written into a file by a job. A file and its row last a day.
create table export.runs (
  -- The file of a run is in the store, in the folder of this id.
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- As the plug of its module names it.
  table_name text not null,
  -- As it was called then; shown even when the table is gone.
  title text not null,
  format text not null check (format in ('csv', 'xlsx')),
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed', 'cancelled')),
  -- Counted as the run began; rows may be added while it is written.
  total_rows bigint not null,
  written_rows bigint not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index runs__of_person on export.runs (person_id, created_at desc, id desc);
create index runs__by_change on export.runs (changed_at);
-- The same table asked again while it is written is the same run.
create unique index runs__in_progress on export.runs (person_id, table_name, format)
  where state in ('waiting', 'working');
