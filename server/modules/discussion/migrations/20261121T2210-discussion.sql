-- Threads of comments about something of another module.
create schema discussion;

create table discussion.threads (
  id uuid primary key,
  -- What it is about; the module that owns it says who may read (the plug `Discussed`).
  about_kind text not null,
  about_id uuid not null,
  author_id uuid not null references identity.accounts (id),
  title text not null,
  title_key text generated always as (platform.search_key(title)) stored not null,
  -- Of a video or audio; null: of the whole.
  second integer check (second >= 0),
  at timestamptz not null,
  -- The newest question or answer.
  moved_at timestamptz not null,
  is_pinned boolean not null default false,
  is_locked boolean not null default false,
  -- The answer that solved it, and whether a teacher said so: theirs stands over the asker's.
  marked_id uuid,
  marked_by text check (marked_by in ('asker', 'staff')),
  -- Counted by the commands that change them (thread-figures.ts): answers that stand, likes of the question.
  answers integer not null default 0,
  likes integer not null default 0,
  -- An answer is marked, or somebody who teaches has answered.
  is_answered boolean not null default false,
  -- The question was taken away; it leaves the lists, its answers stay.
  is_removed boolean not null default false,
  check ((marked_id is null) = (marked_by is null))
);
create index threads__newest on discussion.threads (about_kind, about_id, is_pinned desc, id desc)
  where not is_removed;
create index threads__waiting on discussion.threads (about_kind, about_id, id) where not is_answered and not is_removed;
create index threads__of_author on discussion.threads (author_id, id desc);

-- Every post. The question itself has the id of its thread; an answer to an answer names the one it hangs on.
create table discussion.comments (
  id uuid primary key,
  thread_id uuid not null references discussion.threads (id) on delete cascade,
  -- The answer that this one belongs under; its own id when it stands by itself.
  root_id uuid not null references discussion.comments (id) on delete cascade,
  author_id uuid not null references identity.accounts (id),
  -- Whether the author answered for it when this was written.
  by_staff boolean not null,
  body text not null,
  body_key text generated always as (platform.search_key(body)) stored not null,
  at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by text check (removed_by in ('author', 'staff')),
  likes integer not null default 0,
  -- Reports that nobody has settled.
  reports integer not null default 0,
  check ((removed_at is null) = (removed_by is null))
);
create index comments__of_thread on discussion.comments (thread_id, root_id, id);
create index comments__of_root on discussion.comments (root_id);
create index comments__of_author on discussion.comments (author_id, id desc);
create index comments__reported on discussion.comments (id desc) where reports > 0;
alter table discussion.threads
  add constraint threads__marked foreign key (marked_id) references discussion.comments (id);
create index threads__of_marked on discussion.threads (marked_id) where marked_id is not null;

-- What a post said before it was changed.
create table discussion.edits (
  id uuid primary key,
  comment_id uuid not null references discussion.comments (id) on delete cascade,
  -- Of the question only.
  title text,
  body text not null,
  -- When it was replaced.
  at timestamptz not null
);
create index edits__of_comment on discussion.edits (comment_id, id desc);

create table discussion.likes (
  comment_id uuid not null references discussion.comments (id) on delete cascade,
  person_id uuid not null references identity.accounts (id),
  at timestamptz not null,
  primary key (comment_id, person_id)
);
create index likes__of_person on discussion.likes (person_id);

-- Who has opened a thread: whether they follow it, and whether they were told of answers that they have not seen.
create table discussion.readers (
  thread_id uuid not null references discussion.threads (id) on delete cascade,
  person_id uuid not null references identity.accounts (id),
  follows boolean not null default false,
  is_told boolean not null default false,
  seen_at timestamptz not null,
  primary key (thread_id, person_id)
);
create index readers__of_person on discussion.readers (person_id);

-- A manager's verdict on a reported post.
create table discussion.settlements (
  id uuid primary key,
  comment_id uuid not null references discussion.comments (id) on delete cascade,
  by_id uuid not null references identity.accounts (id),
  verdict text not null check (verdict in ('removed', 'kept')),
  note text,
  at timestamptz not null
);
create index settlements__of_comment on discussion.settlements (comment_id);
create index settlements__of_manager on discussion.settlements (by_id);

create table discussion.reports (
  id uuid primary key,
  comment_id uuid not null references discussion.comments (id) on delete cascade,
  person_id uuid not null references identity.accounts (id),
  reason text not null check (reason in ('spam', 'rude', 'wrong', 'solution', 'other')),
  text text,
  at timestamptz not null,
  settlement_id uuid references discussion.settlements (id) on delete cascade
);
create unique index reports__open_once on discussion.reports (comment_id, person_id) where settlement_id is null;
create index reports__of_comment on discussion.reports (comment_id, id);
create index reports__of_person on discussion.reports (person_id);
create index reports__of_settlement on discussion.reports (settlement_id) where settlement_id is not null;
