-- The question bank: categories as a tree, questions, their drafts and versions.
create schema exams;

create table exams.categories (
  id uuid primary key,
  owner_id uuid not null references identity.accounts (id) on delete cascade,
  parent_id uuid references exams.categories (id),
  title text not null,
  position integer not null
);
create index categories_of_owner on exams.categories (owner_id, parent_id, position);
create index categories_of_parent on exams.categories (parent_id);

create table exams.questions (
  id uuid primary key,
  owner_id uuid not null references identity.accounts (id) on delete cascade,
  category_id uuid references exams.categories (id),
  kind text not null,
  -- What is being written. It may be incomplete; a version is made of it once it is not.
  draft jsonb not null,
  revision integer not null default 0,
  why_not_ask text,
  -- 0: no version yet.
  version integer not null default 0,
  -- The draft differs from the newest version.
  is_changed boolean not null default true,
  points integer not null,
  tags text[] not null default '{}',
  excerpt text not null,
  search_key text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  removed_at timestamptz
);
create index questions_of_owner on exams.questions (owner_id, changed_at desc, id desc) where removed_at is null;
create index questions_of_category on exams.questions (category_id, changed_at desc, id desc)
  where removed_at is null;
create index questions_by_tag on exams.questions using gin (tags) where removed_at is null;
create index questions_by_words on exams.questions using gin (search_key gin_trgm_ops) where removed_at is null;

create table exams.question_versions (
  question_id uuid not null references exams.questions (id) on delete cascade,
  version integer not null,
  content jsonb not null,
  -- Null after the account of its author was removed.
  by_id uuid references identity.accounts (id) on delete set null,
  at timestamptz not null,
  primary key (question_id, version)
);
create index question_versions_by on exams.question_versions (by_id);

-- The files that drafts and versions show.
create table exams.question_files (
  question_id uuid not null references exams.questions (id) on delete cascade,
  file_id uuid not null,
  primary key (file_id, question_id)
);
create index question_files_of on exams.question_files (question_id);
