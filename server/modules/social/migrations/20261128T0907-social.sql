-- Posts of people, and who follows or blocks whom.
create schema social;

-- The text, likes and comments of a post are in its thread (`discussion.openings`), which has the same id.
create table social.posts (
  id uuid primary key,
  author_id uuid not null references identity.accounts (id),
  visibility text not null check (visibility in ('everyone', 'followers')),
  at timestamptz not null,
  state text not null default 'shown' check (state in ('shown', 'reported', 'removed'))
);
create index posts__of_author on social.posts (author_id, id desc) where state <> 'removed';
create index posts__everyone on social.posts (id desc) where visibility = 'everyone' and state = 'shown';

create table social.post_pictures (
  post_id uuid not null references social.posts (id) on delete cascade,
  position smallint not null,
  file_id uuid not null references media.files (id),
  primary key (post_id, position)
);
create index post_pictures__file on social.post_pictures (file_id);

-- Hashtags, folded as by the search.
create table social.post_tags (
  tag text not null,
  post_id uuid not null references social.posts (id) on delete cascade,
  primary key (tag, post_id)
);
create index post_tags__post on social.post_tags (post_id);

create table social.follows (
  follower_id uuid not null references identity.accounts (id) on delete cascade,
  followed_id uuid not null references identity.accounts (id) on delete cascade,
  at timestamptz not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index follows__followed on social.follows (followed_id, follower_id);

-- Neither of the two sees anything of the other.
create table social.blocks (
  blocker_id uuid not null references identity.accounts (id) on delete cascade,
  blocked_id uuid not null references identity.accounts (id) on delete cascade,
  at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks__blocked on social.blocks (blocked_id, blocker_id);
create index blocks__newest on social.blocks (blocker_id, at desc, blocked_id desc);
