-- Surveys, and what people answer to them.
create schema surveys;

create table surveys.surveys (
  id uuid primary key,
  owner_id uuid not null references identity.accounts (id) on delete cascade,
  title text not null,
  -- All that is set (contracts/surveys.ts), the title among it.
  settings jsonb not null,
  revision integer not null default 0,
  -- Of the public page; given when it is published first.
  slug text unique,
  -- Null: a draft.
  published_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index surveys_of_owner on surveys.surveys (owner_id, created_at desc, id desc);
create index surveys_newest on surveys.surveys (created_at desc, id desc);

create table surveys.responses (
  id uuid primary key,
  survey_id uuid not null references surveys.surveys (id) on delete cascade,
  -- Null: a visitor without an account.
  person_id uuid references identity.accounts (id) on delete cascade,
  -- The survey takes one response of each person.
  only_one boolean not null,
  -- By question.
  answers jsonb not null,
  -- The id that the browser gave the response when it was sent.
  sent_as uuid,
  -- Null: begun, and not sent yet.
  sent_at timestamptz,
  begun_at timestamptz not null,
  unique (survey_id, sent_as)
);
create unique index responses_one_each on surveys.responses (survey_id, person_id) where only_one;
create unique index responses_begun on surveys.responses (survey_id, person_id) where sent_at is null;
create index responses_sent on surveys.responses (survey_id, sent_at desc, id desc) where sent_at is not null;
create index responses_of_person on surveys.responses (person_id, begun_at desc, id desc);

create table surveys.response_files (
  response_id uuid not null references surveys.responses (id) on delete cascade,
  file_id uuid not null,
  primary key (response_id, file_id)
);
create index response_files_of on surveys.response_files (file_id);
