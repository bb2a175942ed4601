-- How many likes of a post its author was told of, and when.
alter table discussion.comments
  add column likes_told integer not null default 0,
  add column likes_told_at timestamptz;
update discussion.comments set likes_told = likes where likes > 0;
create index comments__likes_to_tell on discussion.comments (id) where likes > likes_told;
