-- Accounts that are neither removed nor blocked, for addresses that open without a session.
create view identity.open_accounts as
  select id from identity.accounts where removed_at is null and blocked_at is null;
