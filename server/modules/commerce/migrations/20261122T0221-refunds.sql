-- Money that goes back, and money that goes out to teachers.
create table commerce.refunds (
  id uuid primary key,
  factor_id uuid not null references commerce.factors (id),
  -- Who asked: the buyer or a manager.
  asked_by uuid not null references identity.accounts (id),
  state text not null check (state in ('requested', 'paying', 'paid', 'refused')),
  reason text not null,
  amount bigint not null check (amount > 0),
  asked_at timestamptz not null,
  decided_by uuid references identity.accounts (id),
  decided_at timestamptz,
  -- A manager's words when it is refused.
  answer text,
  paid_at timestamptz
);
create index refunds__of_factor on commerce.refunds (factor_id, asked_at desc, id desc);
create index refunds__waiting on commerce.refunds (asked_at, id) where state = 'requested';
create index refunds__newest on commerce.refunds (asked_at desc, id desc);
create index refunds__asked_by on commerce.refunds (asked_by);
create index refunds__decided_by on commerce.refunds (decided_by);

create table commerce.refund_lines (
  refund_id uuid not null references commerce.refunds (id),
  line_id uuid not null references commerce.factor_lines (id),
  amount bigint not null check (amount > 0),
  primary key (refund_id, line_id)
);
create index refund_lines__of_line on commerce.refund_lines (line_id);

-- The sources to which a refund goes back, the reverse of the order in which they were burned.
create table commerce.refund_parts (
  id uuid primary key,
  refund_id uuid not null references commerce.refunds (id),
  kind text not null check (kind in ('giftCard', 'wallet', 'gateway')),
  card_id uuid references commerce.gift_cards (id),
  payment_id uuid references commerce.payments (id),
  amount bigint not null check (amount > 0),
  -- `inDoubt`: the bank was asked and did not answer; a manager looks.
  state text not null check (state in ('waiting', 'asking', 'done', 'inDoubt', 'toWallet')),
  -- How the bank gives it back.
  way text check (way in ('reverse', 'refund')),
  bank_refund_id text,
  tries integer not null default 0,
  try_at timestamptz,
  done_at timestamptz
);
create index refund_parts__of_refund on commerce.refund_parts (refund_id);
create index refund_parts__of_card on commerce.refund_parts (card_id);
create index refund_parts__of_payment on commerce.refund_parts (payment_id);
create index refund_parts__to_do on commerce.refund_parts (try_at) where state in ('waiting', 'asking');

create table commerce.withdrawals (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id),
  amount bigint not null check (amount > 0 and amount % 10 = 0),
  sheba text not null,
  holder text not null,
  state text not null check (state in ('requested', 'approved', 'paid', 'refused', 'cancelled')),
  asked_at timestamptz not null,
  decided_by uuid references identity.accounts (id),
  decided_at timestamptz,
  answer text,
  -- The bank's number of the transfer.
  reference text,
  paid_at timestamptz
);
create index withdrawals__of_person on commerce.withdrawals (person_id, asked_at desc, id desc);
create unique index withdrawals__one_at_a_time on commerce.withdrawals (person_id) where state in ('requested', 'approved');
create index withdrawals__newest on commerce.withdrawals (asked_at desc, id desc);
create index withdrawals__decided_by on commerce.withdrawals (decided_by);
