-- Accounts whose owner may not sign in. Who blocked them, when and why stands in the audit.
alter table identity.accounts add column blocked_at timestamptz;
