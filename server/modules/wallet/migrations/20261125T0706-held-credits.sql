-- For the home of a teacher.
create view wallet.held_credits as
  select a.owner_id as person_id, h.amount, h.until
  from wallet.accounts as a
  join wallet.holds as h on h.account_id = a.id
  where a.kind = 'person' and h.state = 'open' and h.is_of_credit;
