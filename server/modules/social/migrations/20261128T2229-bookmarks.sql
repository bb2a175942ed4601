-- Posts that people saved for later; nobody else sees them.
create table social.bookmarks (
  person_id uuid not null references identity.accounts (id) on delete cascade,
  post_id uuid not null references social.posts (id) on delete cascade,
  at timestamptz not null,
  primary key (person_id, post_id)
);
create index bookmarks__person on social.bookmarks (person_id, at desc, post_id desc);
create index bookmarks__post on social.bookmarks (post_id);
