-- A living session. Ending it deletes the row, so that nothing can revive it; the audit keeps that it was.
create table identity.sessions (
  id uuid primary key,
  -- SHA-256 of the opaque token; the token itself is nowhere.
  token_hash bytea not null,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  created_at timestamptz not null,
  -- Written at most once a minute.
  seen_at timestamptz not null,
  -- When the person last proved again who they are; it holds five minutes.
  reauthenticated_at timestamptz,
  address text not null,
  -- In Persian, from the user agent.
  device text not null
);
create unique index sessions__token_hash on identity.sessions (token_hash);
create index sessions__person on identity.sessions (person_id, created_at desc, id desc);
create index sessions__seen_at on identity.sessions (seen_at);
