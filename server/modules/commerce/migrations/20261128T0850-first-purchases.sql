-- What growth may read of purchases: each person's, in the order they were paid; Rials without tax.
create view commerce.known_purchases as
  select id as factor_id, person_id, paid_at, subtotal - discount as amount, state = 'refunded' as is_refunded
  from commerce.factors
  where paid_at is not null;

-- Which bank cards a person has paid with, as the gateways hash them.
create view commerce.known_cards as
  select distinct person_id, card_hash
  from commerce.payments
  where card_hash is not null;
