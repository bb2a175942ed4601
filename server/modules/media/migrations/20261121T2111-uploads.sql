-- Uploads on their way, so that any process can go on with them.
create table media.uploads (
  -- Becomes the id of the file.
  id uuid primary key,
  owner_id uuid not null,
  use text not null check (use in ('avatar', 'cover', 'lesson', 'captions', 'submission', 'package', 'exchange')),
  name text not null,
  bytes bigint not null check (bytes > 0),
  -- As the protocol gave it, for its answers.
  metadata jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The file is there; the row stays a while, for whom the last answer was lost.
  is_finished boolean not null default false,
  -- One request at a time writes: who holds it, until when, and whether another asks for it.
  held_by uuid,
  held_until timestamptz,
  is_wanted boolean not null default false
);
create index uploads__of_owner on media.uploads (owner_id);
create index uploads__by_end on media.uploads (expires_at);

-- Of large files it is counted by the job that prepares them.
alter table media.files alter column sha256 drop not null;

create index files__removed on media.files (removed_at) where removed_at is not null;
-- Managers see everybody's files.
create index files__newest on media.files (created_at desc, id desc) where removed_at is null;
create index files__name_key on media.files using gin (name_key gin_trgm_ops) where removed_at is null;
