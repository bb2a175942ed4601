-- Accounts that a school's learning system vouches for: nobody proved a number or an address, and only that system
-- leads into them.
alter table identity.accounts add column from_school boolean not null default false;
alter table identity.accounts drop constraint accounts__can_be_reached;
alter table identity.accounts add constraint accounts__can_be_reached
  check (removed_at is not null or mobile is not null or email_verified_at is not null or from_school);
