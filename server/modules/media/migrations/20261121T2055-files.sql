-- Files that people bring, and what was made of them.
create schema media;

create table media.files (
  id uuid primary key,
  -- Whose quota it counts on.
  owner_id uuid not null,
  -- What it may become and how large it may be.
  use text not null check (use in ('avatar', 'cover', 'lesson', 'captions', 'submission', 'package', 'exchange')),
  name text not null,
  name_key text generated always as (platform.search_key(name)) stored not null,
  -- Told by content, never by name.
  type text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 bytea not null,
  width integer,
  height integer,
  seconds double precision,
  -- Anyone may see it: covers, avatars, and what a preview lesson shows.
  is_public boolean not null default false,
  created_at timestamptz not null,
  -- When it leaves the library; the bytes follow by a job.
  removed_at timestamptz
);
create index files__of_owner on media.files (owner_id, created_at desc, id desc) where removed_at is null;

-- Other forms of a file: smaller pictures, the steps of a ladder, the sound alone.
create table media.renditions (
  file_id uuid not null references media.files (id) on delete cascade,
  -- e.g. `640.avif`, `hls/720p`, `audio`.
  name text not null,
  type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  primary key (file_id, name)
);

-- Work on a file that takes a while; a file without a row needs none.
create table media.preparations (
  file_id uuid primary key references media.files (id) on delete cascade,
  state text not null check (state in ('waiting', 'working', 'done', 'failed')),
  percent integer not null default 0 check (percent between 0 and 100),
  -- For people: why it failed.
  trouble text,
  changed_at timestamptz not null
);
