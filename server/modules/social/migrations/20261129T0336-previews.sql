-- What the page of the first link of a post says of itself.
create table social.previews (
  post_id uuid primary key references social.posts (id) on delete cascade,
  url text not null,
  title text not null,
  description text not null,
  site text not null,
  at timestamptz not null
);
