-- SCORM packages: what an uploaded zip holds after it is unpacked.
create table courses.packages (
  file_id uuid primary key references media.files (id),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  -- Where its files stand in the store; another one each time it is unpacked.
  folder uuid,
  standard text check (standard in ('1.2', '2004')),
  title text,
  -- What did not come in, and why (packages/manifest/manifest.ts).
  left_out jsonb not null default '[]',
  -- Why it could not be unpacked.
  trouble text,
  changed_at timestamptz not null,
  check ((state = 'ready') = (folder is not null and standard is not null and title is not null)),
  check ((state = 'failed') = (trouble is not null))
);

-- What is opened one after another.
create table courses.package_parts (
  file_id uuid not null references courses.packages (file_id) on delete cascade,
  position integer not null,
  -- Of its item in the manifest; what is kept of a learner stands under it.
  identifier text not null,
  title text not null,
  -- How deep it stands in the list.
  depth integer not null,
  kind text not null check (kind in ('sco', 'asset')),
  -- Path within the package, with its query.
  href text not null,
  -- What the run-time hands to it, e.g. `cmi.launch_data`.
  given jsonb not null default '{}',
  primary key (file_id, position),
  unique (file_id, identifier)
);

create table courses.package_files (
  file_id uuid not null references courses.packages (file_id) on delete cascade,
  path text not null,
  -- Its key in the store is the package's folder and this number.
  number integer not null,
  bytes bigint not null,
  primary key (file_id, path)
);
