-- The terms under which a factor was paid, which later changes of the settings leave as they are: how many days and how
-- much use end a refund, and when the last of its lines can no longer be refunded. Null: unpaid, or paid before this.
alter table commerce.factors
  add column refund_days integer,
  add column refund_most_percent integer,
  add column refund_until timestamptz,
  add constraint factors_refund_terms_check check (refund_until is null or paid_at is not null);
