-- What homes and figures may read of sales. Sums are Rials without tax.
create view commerce.fact_sales as
  select id as factor_id, person_id, paid_at as at, subtotal - discount as sales
  from commerce.factors
  where paid_at is not null;

create view commerce.fact_sold_lines as
  select lines.id as line_id, lines.factor_id, lines.kind, lines.item_id, factors.paid_at as at,
    lines.total - lines.tax as sales
  from commerce.factor_lines as lines
  join commerce.factors on factors.id = lines.factor_id
  where factors.paid_at is not null;

-- Refunds count when they are decided.
create view commerce.fact_refunds as
  select id as refund_id, factor_id, decided_at as at, amount
  from commerce.refunds
  where state in ('paying', 'paid') and decided_at is not null;
