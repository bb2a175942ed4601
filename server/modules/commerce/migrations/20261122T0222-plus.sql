-- Plus: plans and who has one.
create table commerce.plans (
  id uuid primary key,
  slug text not null unique,
  title text not null,
  summary text not null,
  -- What stands on the card, a line each.
  promises text[] not null default '{}',
  months integer not null check (months in (1, 3, 6, 12)),
  price bigint not null check (price > 0 and price % 10 = 0),
  -- Off what plus does not include.
  discount_percent integer not null default 0 check (discount_percent between 0 and 100),
  grace_days integer not null default 3 check (grace_days between 0 and 30),
  pause_days integer not null default 30 check (pause_days between 0 and 180),
  position integer not null,
  is_sold boolean not null default true,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

create table commerce.subscriptions (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id),
  plan_id uuid not null references commerce.plans (id),
  line_id uuid references commerce.factor_lines (id),
  state text not null check (state in ('active', 'grace', 'paused', 'ended')),
  began_at timestamptz not null,
  -- The paid time ends here; a pause moves it.
  until timestamptz not null,
  -- Renewed from the wallet.
  renews boolean not null,
  paused_at timestamptz,
  paused_days integer not null default 0,
  told_at timestamptz,
  ended_at timestamptz
);
create unique index subscriptions__one on commerce.subscriptions (person_id) where state <> 'ended';
create index subscriptions__of_person on commerce.subscriptions (person_id, began_at desc, id desc);
create index subscriptions__due on commerce.subscriptions (until) where state in ('active', 'grace');
create index subscriptions__of_plan on commerce.subscriptions (plan_id, state);
create index subscriptions__of_line on commerce.subscriptions (line_id);

-- Every change of a subscription as a row.
create table commerce.subscription_turns (
  id uuid primary key,
  subscription_id uuid not null references commerce.subscriptions (id),
  kind text not null check (kind in ('began', 'renewed', 'paused', 'resumed', 'grace', 'ended', 'renewal-on', 'renewal-off', 'refunded')),
  until timestamptz not null,
  at timestamptz not null
);
create index subscription_turns__of_subscription on commerce.subscription_turns (subscription_id, at desc, id desc);
