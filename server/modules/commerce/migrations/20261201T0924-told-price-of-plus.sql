-- The price that the owner was told for the next renewal, and from when on a dearer one is paid; null: none was told.
alter table commerce.subscriptions
  add column told_total bigint,
  add column renews_after timestamptz;
