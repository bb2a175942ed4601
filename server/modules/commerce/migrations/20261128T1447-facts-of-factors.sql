-- Factors by the time at which they were made, for the funnel of sales.
create view commerce.fact_factors as
  select id as factor_id, person_id, created_at as at from commerce.factors;

-- What a teacher keeps of a sold line is their share less what was refunded of it.
create or replace view commerce.fact_shares as
  select line_id, person_id, amount, refunded from commerce.line_shares;
