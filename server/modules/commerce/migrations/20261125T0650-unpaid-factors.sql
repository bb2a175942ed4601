-- For the home of a learner.
create view commerce.unpaid_factors as
  select id, person_id, total, expires_at from commerce.factors where state = 'awaitingPayment';
