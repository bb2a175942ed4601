-- For the home of a learner.
create view wallet.expiring_credits as
  select a.owner_id as person_id, b.id, b.remaining as amount, b.expires_at
  from wallet.accounts as a
  join wallet.buckets as b on b.account_id = a.id
  where a.kind = 'person' and b.remaining > 0;
