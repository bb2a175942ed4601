-- Groups of sample questions, and what people practise of them.
create table exams.practice_groups (
  id uuid primary key,
  owner_id uuid not null references identity.accounts (id) on delete cascade,
  title text not null,
  description text not null default '',
  -- The slug of a course category.
  category text,
  grade text,
  -- Jalali.
  year integer,
  source text not null default '',
  search_key text not null,
  -- As its teacher orders them; who practises gets those of group_questions.
  question_ids uuid[] not null default '{}',
  revision integer not null default 0,
  -- Null: a draft.
  published_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index practice_groups_of_owner on exams.practice_groups (owner_id, created_at desc, id desc);
create index practice_groups_published on exams.practice_groups (published_at desc, id desc)
  where published_at is not null;
create index practice_groups_by_words on exams.practice_groups using gin (search_key gin_trgm_ops);

-- The questions of a group as they were published.
create table exams.group_questions (
  group_id uuid not null references exams.practice_groups (id) on delete cascade,
  question_id uuid not null,
  version integer not null,
  position integer not null,
  primary key (group_id, question_id),
  foreign key (question_id, version) references exams.question_versions on delete cascade
);
create index group_questions_of on exams.group_questions (question_id, version);

-- What a person remembers of a question, as FSRS reckons it; the same in whichever group it is asked.
create table exams.practice_cards (
  person_id uuid not null references identity.accounts (id) on delete cascade,
  question_id uuid not null references exams.questions (id) on delete cascade,
  -- How often it was answered.
  turn integer not null default 0,
  -- Hints told since the last answer.
  hints integer not null default 0,
  -- Whether the last answer was right; null: it was never answered.
  was_right boolean,
  answered_at timestamptz,
  -- Of FSRS: 0 new, 1 learning, 2 review, 3 relearning.
  state smallint not null default 0,
  due timestamptz not null,
  stability double precision not null default 0,
  difficulty double precision not null default 0,
  scheduled_days integer not null default 0,
  reps integer not null default 0,
  lapses integer not null default 0,
  reviewed_at timestamptz,
  primary key (person_id, question_id)
);
create index practice_cards_due on exams.practice_cards (person_id, due) where state > 0;
create index practice_cards_of on exams.practice_cards (question_id);

create table exams.practice_answers (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  group_id uuid not null references exams.practice_groups (id) on delete cascade,
  question_id uuid not null references exams.questions (id) on delete cascade,
  version integer not null,
  answer jsonb,
  percent double precision not null,
  hints integer not null,
  -- It was never answered before.
  was_fresh boolean not null,
  -- As FSRS was told it; null: a later answer of the same day, which moves nothing.
  rating smallint check (rating between 1 and 4),
  at timestamptz not null
);
create index practice_answers_of_person on exams.practice_answers (person_id, at);
create index practice_answers_of_group on exams.practice_answers (group_id, person_id);
create index practice_answers_of_question on exams.practice_answers (question_id);

create table exams.practice_bookmarks (
  person_id uuid not null references identity.accounts (id) on delete cascade,
  question_id uuid not null references exams.questions (id) on delete cascade,
  at timestamptz not null,
  primary key (person_id, question_id)
);
create index practice_bookmarks_of on exams.practice_bookmarks (question_id);
