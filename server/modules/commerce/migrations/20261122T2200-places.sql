-- Until when places are kept for the lines of an unpaid factor; null: none are.
alter table commerce.factors add column reserved_until timestamptz;
create index factors__reserved on commerce.factors (reserved_until) where reserved_until is not null;

-- Sellers grant in the transaction that pays, so nothing waits to be taken up.
alter table commerce.entitlements drop column taken_up_at;

-- Every kind that is bought for oneself is granted by an entitlement; plans and gift cards had none.
insert into commerce.entitlements (id, line_id, kind, item_id, person_id, opened_at)
select gen_random_uuid(), l.id, l.kind, l.item_id, f.person_id, f.paid_at
from commerce.factor_lines l join commerce.factors f on f.id = l.factor_id
where f.state in ('paid', 'partlyRefunded') and l.kind in ('plan', 'giftCard') and (l.refunded < l.total or l.total = 0);
