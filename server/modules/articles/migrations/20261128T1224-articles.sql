-- Articles: what their authors write, and the editions that readers see.
create schema articles;

create table articles.articles (
  id uuid primary key,
  author_id uuid not null references identity.accounts (id),
  slug text not null unique,
  title text not null,
  summary text not null default '',
  body jsonb not null,
  topics text[] not null default '{}',
  cover_file_id uuid references media.files (id),
  version integer not null default 1,
  state text not null default 'draft'
    check (state in ('draft', 'inReview', 'scheduled', 'published', 'archived')),
  submitted_at timestamptz,
  publish_at timestamptz,
  -- Of its first edition; the address is fixed from then on, and the thread of comments stands.
  published_at timestamptz,
  -- An edition stands in `articles.published`.
  is_live boolean not null default false,
  changed_at timestamptz not null,
  check (state <> 'published' or is_live),
  check ((state = 'scheduled') = (publish_at is not null))
);
create index articles__of_author on articles.articles (author_id, changed_at desc, id desc);
create index articles__in_review on articles.articles (submitted_at, id) where state = 'inReview';
create index articles__scheduled on articles.articles (publish_at, id) where state = 'scheduled';
create index articles__archived on articles.articles (changed_at desc, id desc) where state = 'archived';
create index articles__live on articles.articles (changed_at desc, id desc) where is_live;
create index articles__cover on articles.articles (cover_file_id) where cover_file_id is not null;

-- Only what stands here is read on the site, so that nothing else can be reached by an address, a list or the search.
create table articles.published (
  article_id uuid primary key references articles.articles (id) on delete cascade,
  title text not null,
  summary text not null,
  body jsonb not null,
  cover_file_id uuid references media.files (id),
  minutes integer not null,
  published_at timestamptz not null,
  changed_at timestamptz not null,
  -- Its words, folded, for the search.
  words_key text not null
);
create index published__newest on articles.published (published_at desc, article_id desc);
create index published__cover on articles.published (cover_file_id) where cover_file_id is not null;

create table articles.topics (
  -- Spellings of one topic have one key.
  key text primary key,
  title text not null,
  articles integer not null default 0
);
create index topics__most on articles.topics (articles desc, key) where articles > 0;

create table articles.published_topics (
  topic_key text not null references articles.topics (key),
  article_id uuid not null references articles.published (article_id) on delete cascade,
  position smallint not null,
  published_at timestamptz not null,
  primary key (article_id, topic_key)
);
create index published_topics__newest on articles.published_topics (topic_key, published_at desc, article_id desc);

-- Files of what is written, and of the edition that is read.
create table articles.article_files (
  article_id uuid not null references articles.articles (id) on delete cascade,
  file_id uuid not null references media.files (id),
  is_live boolean not null,
  primary key (article_id, file_id, is_live)
);
create index article_files__file on articles.article_files (file_id);

create table articles.turns (
  id uuid primary key,
  article_id uuid not null references articles.articles (id) on delete cascade,
  state text not null check (state in ('draft', 'inReview', 'scheduled', 'published', 'archived')),
  -- Null: the schedule.
  by_id uuid references identity.accounts (id),
  reason text,
  at timestamptz not null
);
create index turns__of_article on articles.turns (article_id, at desc, id desc);
create index turns__by on articles.turns (by_id);
