-- The muter's feed leaves out the posts of the muted, who is not told and loses nothing.
create table social.mutes (
  muter_id uuid not null references identity.accounts (id) on delete cascade,
  muted_id uuid not null references identity.accounts (id) on delete cascade,
  at timestamptz not null,
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create index mutes__muted on social.mutes (muted_id);
create index mutes__newest on social.mutes (muter_id, at desc, muted_id desc);
