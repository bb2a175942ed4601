-- Who gets new articles by mail, and what was sent to them.
create table articles.subscribers (
  id uuid primary key,
  email text not null unique,
  asked_at timestamptz not null,
  -- Null until the link of the first letter was used; then nothing else is sent, and the row goes after a week.
  confirmed_at timestamptz
);
create index subscribers__unconfirmed on articles.subscribers (asked_at) where confirmed_at is null;

-- One a week, also without articles, so that a late one of a week is never made twice.
create table articles.newsletters (
  id uuid primary key,
  due_at timestamptz not null unique,
  article_ids uuid[] not null
);

create table articles.newsletter_mails (
  newsletter_id uuid not null references articles.newsletters (id) on delete cascade,
  subscriber_id uuid not null references articles.subscribers (id) on delete cascade,
  -- `sending` is written before a letter leaves: when the process dies meanwhile, nobody knows whether it left, and it
  -- is never sent again.
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  tries smallint not null default 0,
  next_at timestamptz not null,
  primary key (newsletter_id, subscriber_id)
);
create index newsletter_mails__subscriber on articles.newsletter_mails (subscriber_id);
create index newsletter_mails__waiting on articles.newsletter_mails (next_at) where state = 'waiting';
