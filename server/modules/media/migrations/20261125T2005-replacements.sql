-- A new upload may take the place of a file: the file keeps its id, and with it everything that uses it.

-- Under which id the bytes stand in the store and in addresses, once another upload took the place of the first one.
alter table media.files add column content_id uuid;
create unique index files__of_content on media.files (content_id) where content_id is not null;

-- The file whose place this one takes when it is ready; until then no library shows it.
alter table media.files add column replaces uuid references media.files (id) on delete set null;
create unique index files__of_replaced on media.files (replaces) where replaces is not null and removed_at is null;

-- What files were before: who put something else in their place, and when.
create table media.replacements (
  id uuid primary key,
  file_id uuid not null references media.files (id) on delete cascade,
  by_id uuid not null,
  at timestamptz not null,
  name text not null,
  bytes bigint not null,
  content_id uuid not null,
  -- The bytes are deleted by a job.
  is_forgotten boolean not null default false
);
create index replacements__of_file on media.replacements (file_id, at desc, id desc);
create index replacements__stored on media.replacements (at) where not is_forgotten;
