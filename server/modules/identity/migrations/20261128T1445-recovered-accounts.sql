-- When a password was recovered; passkeys and linked accounts of before it do not sign in until their person keeps them.
alter table identity.accounts add column recovered_at timestamptz;
