-- What other modules may know of people besides identity.people: doors for their queries.

-- Where a notice can reach a person; an e-mail only when it is proved to be theirs.
create view identity.contacts as
  select
    accounts.id as person_id,
    accounts.name,
    accounts.mobile,
    case when accounts.email_verified_at is not null then accounts.email end as email
  from identity.accounts
  where accounts.removed_at is null;

-- Whose code a referral link carries.
create view identity.referral_codes as
  select accounts.id as person_id, accounts.referral_code as code
  from identity.accounts
  where accounts.removed_at is null;

-- A row for each sign-up, for figures; nothing in it says who the person is.
create view identity.fact_sign_ups as
  select
    accounts.id as person_id,
    accounts.created_at as at,
    accounts.invited_by
  from identity.accounts;
