-- Folders of a person's library, one inside another at most, and the tags of files.
create table media.folders (
  id uuid primary key,
  owner_id uuid not null,
  -- A folder inside another holds no folders itself.
  parent_id uuid references media.folders (id),
  name text not null,
  name_key text generated always as (platform.search_key(name)) stored not null,
  created_at timestamptz not null
);
create unique index folders__of_owner on media.folders (owner_id, parent_id, name_key) nulls not distinct;
create index folders__of_parent on media.folders (parent_id) where parent_id is not null;

alter table media.files add column folder_id uuid references media.folders (id);
alter table media.files add column tags text[] not null default '{}';
create index files__of_folder on media.files (folder_id) where folder_id is not null;
create index files__tags on media.files using gin (tags) where removed_at is null;
