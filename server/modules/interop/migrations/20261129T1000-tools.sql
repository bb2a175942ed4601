-- External tools by LTI 1.3: registered by managers, chosen by teachers for lessons, opened by learners.
create table interop.tools (
  -- Its client id.
  id uuid primary key,
  title text not null,
  login_url text not null,
  launch_url text not null,
  -- Another address at which it takes answers; empty: none.
  redirect_url text not null,
  keyset_url text not null,
  shares_name boolean not null,
  revision integer not null default 0,
  made_at timestamptz not null,
  closed_at timestamptz
);
create index tools__by_title on interop.tools (title, id);

-- What a teacher chose in a tool: the item of a lesson of the kind `tool`.
create table interop.tool_links (
  id uuid primary key,
  tool_id uuid not null references interop.tools (id),
  owner_id uuid not null references identity.accounts (id) on delete cascade,
  title text not null,
  url text not null,
  -- What the tool wants to be told at each launch.
  custom jsonb not null,
  -- The most points that it gives; null: none.
  most numeric check (most > 0),
  made_at timestamptz not null
);
create index tool_links__newest on interop.tool_links (owner_id, made_at desc, id desc);
create index tool_links__tool on interop.tool_links (tool_id);

-- A browser on its way to a tool.
create table interop.launches (
  id uuid primary key,
  tool_id uuid not null references interop.tools (id),
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- Null: a teacher chooses in the tool.
  lesson_id uuid references courses.stored_lessons (id) on delete cascade,
  at timestamptz not null,
  -- When the tool was told who came.
  told_at timestamptz,
  -- When the tool told what the teacher chose.
  chosen_at timestamptz
);
create index launches__old on interop.launches (at);
create index launches__person on interop.launches (person_id);
create index launches__lesson on interop.launches (lesson_id) where lesson_id is not null;
create index launches__tool on interop.launches (tool_id);

-- The mark that a tool gave a learner in a lesson.
create table interop.tool_scores (
  lesson_id uuid not null references courses.stored_lessons (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- Null: the tool has not marked it yet.
  points numeric check (points >= 0),
  most numeric not null check (most > 0),
  comment text not null,
  -- The tool's own time, by which the later of two is known.
  at timestamptz not null,
  primary key (lesson_id, person_id)
);
create index tool_scores__person on interop.tool_scores (person_id);

-- The key that signs what tools are told, sealed with the installation's secret.
create table interop.signing_keys (
  id uuid primary key,
  sealed bytea not null,
  made_at timestamptz not null
);
