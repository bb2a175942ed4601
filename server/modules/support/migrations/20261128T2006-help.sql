-- Help articles: what the staff writes, the versions that were published, and whether they helped.
create table support.help_articles (
  id uuid primary key,
  slug text not null unique,
  category text not null check (category in ('account', 'buying', 'learning', 'exams', 'teaching')),
  -- The order within the category.
  position integer not null,
  title text not null,
  summary text not null default '',
  body jsonb not null,
  version integer not null default 1,
  state text not null default 'draft' check (state in ('draft', 'published', 'changed')),
  -- The version that readers see.
  live_number integer,
  -- Of its first version; the address is fixed from then on.
  published_at timestamptz,
  changed_at timestamptz not null,
  check ((state = 'draft') = (live_number is null))
);
create index help_articles__in_order on support.help_articles (category, position, id);

create table support.help_versions (
  article_id uuid not null references support.help_articles (id) on delete cascade,
  number integer not null,
  title text not null,
  summary text not null,
  body jsonb not null,
  -- Its words, folded, for the search.
  words_key text not null,
  -- Null: it came with Arvand, or its writer has left.
  by_id uuid references identity.accounts (id),
  at timestamptz not null,
  primary key (article_id, number)
);
create index help_versions__by on support.help_versions (by_id) where by_id is not null;
alter table support.help_articles
  add foreign key (id, live_number) references support.help_versions (article_id, number) deferrable initially deferred;

create table support.help_votes (
  article_id uuid not null references support.help_articles (id) on delete cascade,
  -- A person, or a browser without an account.
  voter_id uuid not null,
  person_id uuid references identity.accounts (id),
  helped boolean not null,
  comment text,
  at timestamptz not null,
  primary key (article_id, voter_id),
  check (comment is null or not helped)
);
create index help_votes__person on support.help_votes (person_id) where person_id is not null;
create index help_votes__comments on support.help_votes (article_id, at desc, voter_id desc) where comment is not null;
