-- A removed account keeps its id, so that what others did with it stays whole, and nothing that says who it was.
alter table identity.accounts drop constraint accounts__can_be_reached;
alter table identity.accounts add column removed_at timestamptz;
alter table identity.accounts add constraint accounts__can_be_reached
  check (removed_at is not null or mobile is not null or email_verified_at is not null);
