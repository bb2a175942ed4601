-- Articles in an order, under one title.
create table articles.series (
  id uuid primary key,
  author_id uuid not null references identity.accounts (id),
  slug text not null unique,
  title text not null,
  text text not null default '',
  changed_at timestamptz not null
);
create index series__of_author on articles.series (author_id, changed_at desc, id desc);
create index series__newest on articles.series (changed_at desc, id desc);

-- An article is a part of one series at most.
create table articles.series_parts (
  article_id uuid primary key references articles.articles (id) on delete cascade,
  series_id uuid not null references articles.series (id) on delete cascade,
  position smallint not null,
  unique (series_id, position)
);
