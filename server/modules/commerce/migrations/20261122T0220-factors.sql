-- What is sold: factors and their lines, how they are paid, what is opened by them.
create schema commerce;

-- What managers of finance decide; one row.
create table commerce.settings (
  only_row boolean primary key default true check (only_row),
  vat_percent integer not null default 10 check (vat_percent between 0 and 100),
  -- The platform's share of a line before tax; the rest is the teacher's.
  platform_percent integer not null default 30 check (platform_percent between 0 and 100),
  -- Days in which a buyer may ask for the money back, and how much of a course may be learned by then.
  refund_days integer not null default 7 check (refund_days between 0 and 365),
  refund_most_percent integer not null default 20 check (refund_most_percent between 0 and 100),
  -- An unpaid factor keeps its prices for so long.
  factor_minutes integer not null default 30 check (factor_minutes between 5 and 10080),
  least_withdrawal bigint not null default 500000 check (least_withdrawal >= 0 and least_withdrawal % 10 = 0),
  seller_name text not null default 'آروند',
  seller_legal_id text,
  seller_economic_code text,
  seller_postal_code text,
  seller_address text,
  seller_phone text,
  changed_by uuid references identity.accounts (id),
  changed_at timestamptz
);
insert into commerce.settings default values;
create index settings__changed_by on commerce.settings (changed_by);

-- The last number of each Jalali year; taken when a factor is paid, so that none is missing.
create table commerce.factor_numbers (
  year integer primary key,
  last integer not null check (last > 0)
);

-- A campaign gives away so much and no more.
create table commerce.campaigns (
  id uuid primary key,
  title text not null,
  -- Rials; null: without bound.
  budget bigint check (budget > 0),
  spent bigint not null default 0 check (spent >= 0 and (budget is null or spent <= budget)),
  created_by uuid references identity.accounts (id),
  created_at timestamptz not null
);
create index campaigns__created_by on commerce.campaigns (created_by);

create table commerce.off_codes (
  id uuid primary key,
  -- Folded: Latin capitals and digits.
  code text not null unique,
  kind text not null check (kind in ('percent', 'fixed')),
  -- Percent, or rials.
  value bigint not null check (value > 0 and (kind = 'fixed' or value <= 100)),
  -- The most that a percent takes off, in rials.
  most_discount bigint check (most_discount > 0),
  starts_at timestamptz,
  ends_at timestamptz check (ends_at > starts_at),
  total_limit integer check (total_limit > 0),
  person_limit integer check (person_limit > 0),
  -- Of the lines that it fits, before discount.
  least_total bigint not null default 0 check (least_total >= 0),
  -- Empty: all.
  kinds text[] not null default '{}',
  item_ids uuid[] not null default '{}',
  first_purchase boolean not null default false,
  campaign_id uuid references commerce.campaigns (id),
  -- Codes that were made together.
  batch_id uuid,
  note text,
  stopped_at timestamptz,
  -- Reserved by unpaid factors and used by paid ones.
  uses integer not null default 0 check (uses >= 0 and (total_limit is null or uses <= total_limit)),
  created_by uuid references identity.accounts (id),
  created_at timestamptz not null
);
create index off_codes__newest on commerce.off_codes (created_at desc, id desc);
create index off_codes__of_campaign on commerce.off_codes (campaign_id);
create index off_codes__of_batch on commerce.off_codes (batch_id);
create index off_codes__created_by on commerce.off_codes (created_by);

create table commerce.factors (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id),
  state text not null check (
    state in ('awaitingPayment', 'paid', 'partlyRefunded', 'refunded', 'expired', 'cancelled')
  ),
  -- «1405-000123»; given when it is paid.
  number text unique,
  subtotal bigint not null check (subtotal >= 0),
  discount bigint not null check (discount between 0 and subtotal),
  tax bigint not null check (tax >= 0),
  total bigint not null check (total = subtotal - discount + tax and total % 10 = 0),
  off_code_id uuid references commerce.off_codes (id),
  -- Who buys, as it is printed: `{ name, kind: "natural" | "legal", legalId?, economicCode?, postalCode?, address?, phone? }`.
  buyer jsonb not null,
  -- The number that the tax system gave.
  tax_number text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  check ((number is null) = (paid_at is null)),
  check ((paid_at is null) = (state in ('awaitingPayment', 'expired', 'cancelled')))
);
create index factors__of_person on commerce.factors (person_id, created_at desc, id desc);
create index factors__paid on commerce.factors (paid_at desc, id desc) where paid_at is not null;
create index factors__awaiting on commerce.factors (expires_at) where state = 'awaitingPayment';
create index factors__of_off_code on commerce.factors (off_code_id);

create table commerce.factor_lines (
  id uuid primary key,
  factor_id uuid not null references commerce.factors (id),
  position integer not null,
  kind text not null,
  item_id uuid not null,
  title text not null,
  quantity integer not null check (quantity > 0),
  -- Of one.
  price bigint not null check (price >= 0),
  discount bigint not null check (discount between 0 and price * quantity),
  tax bigint not null check (tax >= 0),
  total bigint not null check (total = price * quantity - discount + tax),
  refunded bigint not null default 0 check (refunded between 0 and total),
  options jsonb not null default '{}',
  unique (factor_id, position)
);
create index factor_lines__of_item on commerce.factor_lines (kind, item_id);

-- Who sells what a line holds, and what of it is theirs; the rest of the line before tax is the platform's.
create table commerce.line_shares (
  line_id uuid not null references commerce.factor_lines (id),
  person_id uuid not null references identity.accounts (id),
  amount bigint not null check (amount >= 0),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  primary key (line_id, person_id)
);
create index line_shares__of_person on commerce.line_shares (person_id, line_id);

-- The off code of a factor: reserved while it is unpaid, then used, or given back.
create table commerce.off_code_uses (
  factor_id uuid primary key references commerce.factors (id),
  off_code_id uuid not null references commerce.off_codes (id),
  person_id uuid not null references identity.accounts (id),
  discount bigint not null check (discount >= 0),
  state text not null check (state in ('reserved', 'used', 'givenBack')),
  at timestamptz not null
);
create index off_code_uses__of_code on commerce.off_code_uses (off_code_id, at desc, factor_id desc);
create index off_code_uses__of_person on commerce.off_code_uses (person_id, off_code_id);

create table commerce.gift_cards (
  id uuid primary key,
  -- SHA-256 of the folded code; the code itself, sealed with SECRET, for its buyer and the managers' lists.
  code_hash bytea not null unique,
  code_sealed text not null,
  last_four text not null,
  amount bigint not null check (amount > 0 and amount % 10 = 0),
  expires_at timestamptz,
  stopped_at timestamptz,
  -- Bought as a line, or issued by a manager.
  line_id uuid references commerce.factor_lines (id),
  bought_by uuid references identity.accounts (id),
  issued_by uuid references identity.accounts (id),
  batch_id uuid,
  -- To whom it is sent: a mobile (E.164) or null for the buyer's own hands.
  recipient_mobile text,
  recipient_name text,
  message text,
  design text,
  send_at timestamptz,
  sent_at timestamptz,
  -- Who keeps it in their account.
  kept_by uuid references identity.accounts (id),
  note text,
  created_at timestamptz not null
);
create index gift_cards__newest on commerce.gift_cards (created_at desc, id desc);
create index gift_cards__of_line on commerce.gift_cards (line_id);
create index gift_cards__of_buyer on commerce.gift_cards (bought_by, created_at desc, id desc);
create index gift_cards__of_keeper on commerce.gift_cards (kept_by, created_at desc, id desc);
create index gift_cards__of_issuer on commerce.gift_cards (issued_by);
create index gift_cards__of_batch on commerce.gift_cards (batch_id);
create index gift_cards__to_send on commerce.gift_cards (send_at) where sent_at is null and send_at is not null;

create table commerce.gift_card_events (
  id uuid primary key,
  card_id uuid not null references commerce.gift_cards (id),
  kind text not null check (
    kind in ('issued', 'bought', 'sent', 'resent', 'kept', 'spent', 'given-back', 'redeemed', 'adjusted', 'stopped', 'started', 'expiry-changed', 'expired')
  ),
  by_id uuid references identity.accounts (id),
  amount bigint,
  note text,
  at timestamptz not null
);
create index gift_card_events__of_card on commerce.gift_card_events (card_id, at desc, id desc);
create index gift_card_events__by on commerce.gift_card_events (by_id);

-- The gift cards that a factor is to burn, in their order.
create table commerce.factor_gift_cards (
  factor_id uuid not null references commerce.factors (id),
  position integer not null,
  card_id uuid not null references commerce.gift_cards (id),
  primary key (factor_id, position),
  unique (factor_id, card_id)
);
create index factor_gift_cards__of_card on commerce.factor_gift_cards (card_id);

-- Money that was asked of a bank.
create table commerce.payments (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id),
  -- Null: a top up of the wallet.
  factor_id uuid references commerce.factors (id),
  gateway text not null,
  amount bigint not null check (amount > 0 and amount % 10 = 0),
  state text not null check (state in ('created', 'atGateway', 'verifying', 'settled', 'failed', 'reversed')),
  authority text,
  redirect text,
  ref_id text,
  card_pan text,
  card_hash text,
  fee bigint,
  -- Why it failed, as a code.
  failure text,
  created_at timestamptz not null,
  asked_at timestamptz,
  returned_at timestamptz,
  settled_at timestamptz,
  ended_at timestamptz,
  -- When the job looks again, and how often it did.
  check_at timestamptz,
  checks integer not null default 0,
  refunded bigint not null default 0 check (refunded between 0 and amount),
  unique (gateway, authority),
  check ((state = 'created') = (authority is null) or state = 'failed'),
  check ((settled_at is null) = (state in ('created', 'atGateway', 'verifying', 'failed')))
);
create index payments__of_person on commerce.payments (person_id, created_at desc, id desc);
create index payments__of_factor on commerce.payments (factor_id, created_at);
create index payments__to_check on commerce.payments (check_at) where state in ('created', 'atGateway', 'verifying');
create index payments__newest on commerce.payments (created_at desc, id desc);

-- From where a paid factor was paid, in the order in which it was burned.
create table commerce.factor_sources (
  factor_id uuid not null references commerce.factors (id),
  position integer not null,
  kind text not null check (kind in ('giftCard', 'wallet', 'gateway')),
  card_id uuid references commerce.gift_cards (id),
  payment_id uuid references commerce.payments (id),
  amount bigint not null check (amount > 0),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  primary key (factor_id, position),
  check ((kind = 'giftCard') = (card_id is not null)),
  check ((kind = 'gateway') = (payment_id is not null))
);
create index factor_sources__of_card on commerce.factor_sources (card_id);
create index factor_sources__of_payment on commerce.factor_sources (payment_id);

-- What a paid line opens, and for whom: the buyer, whoever it is given to, whoever a seat is handed to.
create table commerce.entitlements (
  id uuid primary key,
  line_id uuid not null references commerce.factor_lines (id),
  kind text not null,
  item_id uuid not null,
  person_id uuid not null references identity.accounts (id),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index entitlements__of_line on commerce.entitlements (line_id);
create unique index entitlements__open_once on commerce.entitlements (line_id, person_id) where closed_at is null;
create index entitlements__of_person on commerce.entitlements (person_id, kind, item_id) where closed_at is null;

-- A course given to somebody: the link that takes it.
create table commerce.presents (
  line_id uuid primary key references commerce.factor_lines (id),
  token_hash bytea not null unique,
  token_sealed text not null,
  recipient_mobile text not null,
  recipient_name text,
  message text,
  send_at timestamptz,
  sent_at timestamptz,
  taken_by uuid references identity.accounts (id),
  taken_at timestamptz
);
create index presents__to_send on commerce.presents (send_at) where sent_at is null;
create index presents__taken_by on commerce.presents (taken_by);

-- Seats that an organisation bought, and to whom each was handed.
create table commerce.seats (
  id uuid primary key,
  line_id uuid not null references commerce.factor_lines (id),
  mobile text not null,
  token_hash bytea not null unique,
  token_sealed text not null,
  handed_at timestamptz not null,
  person_id uuid references identity.accounts (id),
  taken_at timestamptz,
  withdrawn_at timestamptz
);
create unique index seats__once on commerce.seats (line_id, mobile) where withdrawn_at is null;
create index seats__of_person on commerce.seats (person_id);

-- Legal persons in whose name somebody buys.
create table commerce.legal_buyers (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id),
  name text not null,
  legal_id text not null,
  economic_code text not null,
  postal_code text not null,
  address text not null,
  phone text,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index legal_buyers__of_person on commerce.legal_buyers (person_id, created_at desc, id desc);
