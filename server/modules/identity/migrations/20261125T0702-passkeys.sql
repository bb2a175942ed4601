-- Passkeys, by which people sign in beside a code and a password.
create table identity.passkeys (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- As the authenticator names it, in base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- Grows with each signature where the authenticator counts; a lower one is a copy.
  counter bigint not null,
  transports text[] not null,
  -- As the person calls it.
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys__of_person on identity.passkeys (person_id, created_at desc, id desc);

-- Challenges that a passkey has answered: each counts once.
create table identity.spent_passkey_challenges (
  hash bytea primary key,
  expires_at timestamptz not null
);
