-- A hashtag as its writer spelt it in this post; its key was all that stood here before.
alter table social.post_tags add column title text;
update social.post_tags set title = tag;
alter table social.post_tags alter column title set not null;

-- Whose feed has the posts of which hashtag.
create table social.topic_follows (
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- Its key, as in `post_tags`.
  tag text not null,
  -- As it was spelt on the page where it was followed.
  title text not null,
  at timestamptz not null,
  primary key (person_id, tag)
);
create index topic_follows__of_tag on social.topic_follows (tag);
create index topic_follows__newest on social.topic_follows (person_id, at desc, tag desc);
