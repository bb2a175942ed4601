-- A one-time code that was asked for, the same for known and unknown numbers.
create table identity.verifications (
  id uuid primary key,
  -- E.164 or an e-mail address.
  recipient text not null,
  purpose text not null check (purpose in ('register', 'login', 'recover', 'change')),
  by text not null check (by in ('text', 'call', 'mail')),
  -- Who was signed in when asking; then the proof serves nobody else.
  person_id uuid references identity.accounts (id) on delete cascade,
  -- argon2id with a salt of its own: a code of six digits needs it (ASVS 6.5.2).
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  -- The right code was given; it is not taken again.
  checked_at timestamptz
);
create index verifications__recipient on identity.verifications (recipient, purpose, created_at desc);
create index verifications__expires_at on identity.verifications (expires_at);
create index verifications__person on identity.verifications (person_id) where person_id is not null;

-- Proof of owning a number or an address; opaque to its holder, one use.
create table identity.tickets (
  token_hash bytea primary key,
  recipient text not null,
  purpose text not null check (purpose in ('register', 'login', 'recover', 'change')),
  person_id uuid references identity.accounts (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index tickets__expires_at on identity.tickets (expires_at);
create index tickets__person on identity.tickets (person_id) where person_id is not null;
