-- The authenticator of a person (TOTP, RFC 6238).
create table identity.second_factors (
  person_id uuid primary key references identity.accounts (id) on delete cascade,
  -- AES-256-GCM under a key made from the setting SECRET.
  sealed_secret bytea not null,
  -- Null until a first number proved that the authenticator has the secret.
  confirmed_at timestamptz,
  -- The last time step whose number was taken; it and earlier ones are not taken again.
  last_step bigint not null default 0,
  recovery_salt bytea,
  created_at timestamptz not null
);

-- One-use codes for when the authenticator is lost.
create table identity.recovery_codes (
  person_id uuid not null references identity.second_factors (person_id) on delete cascade,
  -- argon2id under the salt of the set.
  code_hash bytea not null,
  used_at timestamptz,
  primary key (person_id, code_hash)
);

-- A sign-in that waits for its second factor.
create table identity.challenges (
  token_hash bytea primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- The password that is set when the second factor is right: only of a recovery.
  new_password_hash text,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index challenges__person on identity.challenges (person_id);
create index challenges__expires_at on identity.challenges (expires_at);
