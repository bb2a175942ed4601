-- What a teacher has earned is told apart from rewards, which are held too.
create or replace view wallet.held_credits as
  select a.owner_id as person_id, h.amount, h.until, t.kind
  from wallet.accounts as a
  join wallet.holds as h on h.account_id = a.id
  left join wallet.transactions as t on t.cause = h.cause
  where a.kind = 'person' and h.state = 'open' and h.is_of_credit;
