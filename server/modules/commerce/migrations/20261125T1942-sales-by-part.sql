-- The report of sales splits what was sold: into discount and tax, by teacher and by off code. The views gain columns at
-- their end; those that homes reads stay.
create or replace view commerce.fact_sales as
  select id as factor_id, person_id, paid_at as at, subtotal - discount as sales,
    discount, tax, total, off_code_id
  from commerce.factors
  where paid_at is not null;

create or replace view commerce.fact_sold_lines as
  select lines.id as line_id, lines.factor_id, lines.kind, lines.item_id, factors.paid_at as at,
    lines.total - lines.tax as sales, lines.quantity, lines.price * lines.quantity as full_price
  from commerce.factor_lines as lines
  join commerce.factors on factors.id = lines.factor_id
  where factors.paid_at is not null;

create view commerce.fact_shares as
  select line_id, person_id, amount from commerce.line_shares;

create view commerce.known_off_codes as
  select id, code from commerce.off_codes;

-- Factors that expired before they were paid, by the time at which they were made.
create view commerce.fact_abandoned as
  select id as factor_id, created_at as at, total from commerce.factors where state = 'expired';
create index factors__expired on commerce.factors (created_at desc, id desc) where state = 'expired';
