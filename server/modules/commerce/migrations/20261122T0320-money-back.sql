-- Lists of managers of finance, and the sums of their days.
create index factors__newest on commerce.factors (created_at desc, id desc);
create index payments__in_doubt on commerce.payments (created_at desc, id desc) where state = 'verifying';
create index payments__settled on commerce.payments (settled_at, id) where settled_at is not null;
create index refunds__by_state on commerce.refunds (state, asked_at desc, id desc);
create index refunds__decided on commerce.refunds (decided_at) where state in ('paying', 'paid');
create index refund_parts__in_doubt on commerce.refund_parts (refund_id) where state = 'inDoubt';
create index withdrawals__by_state on commerce.withdrawals (state, asked_at desc, id desc);
