-- A poll that stands in a post; votes are counted from their rows.
create table social.polls (
  post_id uuid primary key references social.posts (id) on delete cascade,
  choices text[] not null check (cardinality(choices) between 2 and 6),
  ends_at timestamptz not null
);

create table social.votes (
  post_id uuid not null references social.polls (post_id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- The place of the choice, from nought.
  choice smallint not null,
  at timestamptz not null,
  primary key (post_id, person_id)
);
create index votes__of_choice on social.votes (post_id, choice);
create index votes__of_person on social.votes (person_id);
