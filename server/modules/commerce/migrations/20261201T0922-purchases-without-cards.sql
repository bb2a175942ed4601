-- A gift card is money, and buying one is no first purchase; what refunds have left of a purchase counts beside it.
create or replace view commerce.known_purchases as
  select f.id as factor_id, f.person_id, f.paid_at, coalesce(sums.amount, 0)::bigint as amount,
    f.state = 'refunded' as is_refunded, coalesce(sums.remaining, 0)::bigint as remaining
  from commerce.factors f
    left join lateral (
      select sum(l.total - l.tax) as amount,
        -- Products of money may exceed a bigint.
        sum(trunc((l.total - l.tax)::numeric * (l.total - l.refunded) / greatest(l.total, 1))) as remaining
      from commerce.factor_lines l
      where l.factor_id = f.id and l.kind <> 'giftCard'
    ) sums on true
  where f.paid_at is not null;
