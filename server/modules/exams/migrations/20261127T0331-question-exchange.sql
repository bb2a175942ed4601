-- Questions that come into the bank from a file, and go out of it as one.
create table exams.question_exchanges (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  direction text not null check (direction in ('import', 'export')),
  state text not null default 'waiting'
    check (state in ('waiting', 'working', 'read', 'done', 'failed', 'cancelled')),
  -- The file that is read, or was written; null after it was removed.
  file_id uuid,
  file_name text,
  -- What an export writes.
  wish jsonb,
  questions integer not null default 0,
  report jsonb,
  trouble text,
  -- Pictures and sounds of questions that are read and not yet in the bank.
  stored_file_ids uuid[] not null default '{}',
  -- Where the questions came in.
  category_id uuid references exams.categories (id) on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index question_exchanges_of_person on exams.question_exchanges (person_id, created_at desc, id desc);
create index question_exchanges_by_change on exams.question_exchanges (changed_at);
create index question_exchanges_of_category on exams.question_exchanges (category_id);

-- Questions of a file, until they come into the bank or are forgotten.
create table exams.imported_questions (
  exchange_id uuid not null references exams.question_exchanges (id) on delete cascade,
  position integer not null,
  content jsonb not null,
  tags text[] not null,
  -- The path of its category in the file.
  category text[] not null,
  primary key (exchange_id, position)
);
