-- Payments at the sandbox bank: only demo mode writes here (wire.md 8). What the bank does is one row's columns; the
-- state that it tells follows from them and from the time.
create table platform.sandbox_payments (
  authority text primary key check (authority ~ '^S[0-9a-zA-Z]{35}$'),
  merchant uuid not null,
  -- Rials.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  description text not null,
  callback_url text not null,
  order_id text,
  made_at timestamptz not null,
  -- What the payer chose; the first choice stands. Leaving is none.
  choice text check (choice in ('pay', 'payLate', 'cancel', 'fail')),
  -- Counts as paid from then on, which may lie ahead.
  paid_at timestamptz,
  card_pan text,
  ref_id bigint unique,
  verified_at timestamptz,
  reversed_at timestamptz,
  refunded bigint not null default 0 check (refunded between 0 and amount),
  check ((paid_at is not null) = (choice in ('pay', 'payLate') and choice is not null)),
  check ((verified_at is null) = (ref_id is null))
);
-- Paid and not confirmed, newest first.
create index sandbox_payments__unverified on platform.sandbox_payments (merchant, paid_at desc)
  where verified_at is null and reversed_at is null and paid_at is not null;
