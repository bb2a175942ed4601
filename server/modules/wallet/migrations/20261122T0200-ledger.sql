-- The ledger: every movement of money is a transaction of two or more entries that sum to zero. The database itself
-- holds it so; the module only asks.
create schema wallet;

create table wallet.accounts (
  id uuid primary key,
  kind text not null check (kind in ('person', 'gift-card', 'receivable', 'system')),
  -- A person or a card. No foreign key: entries outlive whom they are about.
  owner_id uuid,
  -- Of a system account.
  name text,
  -- Kept by triggers for accounts with an owner. System accounts have none: nobody queues for their row, their value
  -- is summed.
  balance bigint,
  held bigint,
  entries bigint,
  check ((kind = 'system') = (owner_id is null)),
  check ((kind = 'system') = (name is not null)),
  check ((kind = 'system') = (balance is null)),
  check ((kind = 'system') = (held is null)),
  check ((kind = 'system') = (entries is null)),
  constraint accounts__never_below_zero check (kind not in ('person', 'gift-card') or balance >= held),
  constraint accounts__owed_never_above_zero check (kind <> 'receivable' or (balance <= 0 and held = 0)),
  constraint accounts__held_never_below_zero check (held >= 0)
);
create unique index accounts__of_owner on wallet.accounts (owner_id, kind) where owner_id is not null;
create unique index accounts__of_name on wallet.accounts (name) where name is not null;

create table wallet.transactions (
  id uuid primary key,
  -- What made it: one transaction per cause, whoever asks how often.
  cause text not null constraint transactions__one_per_cause unique,
  kind text not null,
  -- Shown to the owners of its accounts; never says who somebody is.
  about jsonb not null,
  factor_id text,
  -- How many entries it has, so that none is added later.
  legs smallint not null check (legs >= 2),
  at timestamptz not null
);
create index transactions__of_factor on wallet.transactions (factor_id) where factor_id is not null;
create index transactions__by_time on wallet.transactions (at, id);

create table wallet.entries (
  id uuid primary key,
  transaction_id uuid not null references wallet.transactions (id),
  account_id uuid not null references wallet.accounts (id),
  -- Rials; positive on a person's account is ours to give to them.
  amount bigint not null check (amount <> 0 and abs(amount) <= 1000000000000000),
  -- 1, 2, 3… and the balance then, kept by trigger; null on system accounts.
  number bigint,
  balance_after bigint,
  check ((number is null) = (balance_after is null))
);
create unique index entries__in_order on wallet.entries (account_id, number) include (amount, transaction_id);
create index entries__of_transaction on wallet.entries (transaction_id) include (amount);

-- A part of a balance that is out of reach: of a payer while the bank is asked, of an earning until it is safe.
create table wallet.holds (
  id uuid primary key,
  account_id uuid not null references wallet.accounts (id),
  cause text not null,
  amount bigint not null check (amount > 0),
  -- Holds a credit that came with it, not money that is about to be spent.
  is_of_credit boolean not null,
  -- Why, for the owner.
  about jsonb not null,
  made_at timestamptz not null,
  until timestamptz,
  state text not null default 'open' check (state in ('open', 'captured', 'released')),
  ended_at timestamptz,
  -- The one that captured it.
  transaction_id uuid references wallet.transactions (id),
  constraint holds__one_per_cause unique (account_id, cause),
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'captured') = (transaction_id is not null))
);
create index holds__of_cause on wallet.holds (cause);
create index holds__open on wallet.holds (account_id, made_at) where state = 'open';
create index holds__due on wallet.holds (until) where state = 'open';
create index holds__of_transaction on wallet.holds (transaction_id) where transaction_id is not null;

-- The part of a balance that expires, as it was credited.
create table wallet.buckets (
  id uuid primary key,
  account_id uuid not null references wallet.accounts (id),
  transaction_id uuid not null references wallet.transactions (id),
  amount bigint not null check (amount > 0),
  -- Kept by trigger: the amount without what was spent of it.
  remaining bigint not null check (remaining >= 0 and remaining <= amount),
  expires_at timestamptz not null
);
create index buckets__of_account on wallet.buckets (account_id, expires_at, id) where remaining > 0;
create index buckets__due on wallet.buckets (expires_at) where remaining > 0;
create index buckets__of_transaction on wallet.buckets (transaction_id);

-- What of a bucket was spent, and by which transaction.
create table wallet.spendings (
  transaction_id uuid not null references wallet.transactions (id),
  bucket_id uuid not null references wallet.buckets (id),
  amount bigint not null check (amount > 0),
  primary key (transaction_id, bucket_id)
);
create index spendings__of_bucket on wallet.spendings (bucket_id) include (amount);

-- Why a manager gave credit or took it back, in their words; removed with the account of whom it is about.
create table wallet.reasons (
  transaction_id uuid primary key references wallet.transactions (id),
  person_id uuid not null references identity.accounts (id),
  by_id uuid not null references identity.accounts (id),
  reason text not null
);
create index reasons__of_person on wallet.reasons (person_id);
create index reasons__by on wallet.reasons (by_id);

-- Append-only, for everyone.
create function wallet.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of %.% is refused: the ledger only grows', tg_op, tg_table_schema, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger transactions__only_grow before update or delete on wallet.transactions
  for each row execute function wallet.refuse_change();
create trigger transactions__never_empty before truncate on wallet.transactions
  for each statement execute function wallet.refuse_change();
create trigger entries__only_grow before update or delete on wallet.entries
  for each row execute function wallet.refuse_change();
create trigger entries__never_empty before truncate on wallet.entries
  for each statement execute function wallet.refuse_change();
create trigger spendings__only_grow before update or delete on wallet.spendings
  for each row execute function wallet.refuse_change();
create trigger spendings__never_empty before truncate on wallet.spendings
  for each statement execute function wallet.refuse_change();
create trigger accounts__stay before delete on wallet.accounts
  for each row execute function wallet.refuse_change();
create trigger accounts__never_empty before truncate on wallet.accounts
  for each statement execute function wallet.refuse_change();
create trigger holds__stay before delete on wallet.holds
  for each row execute function wallet.refuse_change();
create trigger buckets__stay before delete on wallet.buckets
  for each row execute function wallet.refuse_change();
-- `update` stays on transactions: a foreign key locks the row it points at, which asks for that right.
revoke delete, truncate on wallet.transactions from public, current_user;
revoke update, delete, truncate on wallet.entries from public, current_user;

-- An entry moves its account's balance, and gets its number and the balance then.
create function wallet.number_entry() returns trigger language plpgsql as $$
declare
  place bigint;
  balance_then bigint;
begin
  -- Of a system account nothing is found, and both stay null.
  update wallet.accounts set balance = balance + new.amount, entries = entries + 1
    where id = new.account_id and kind <> 'system'
    returning entries, balance into place, balance_then;
  new.number := place;
  new.balance_after := balance_then;
  return new;
end $$;
create trigger entries__number before insert on wallet.entries
  for each row execute function wallet.number_entry();

-- At the commit: as many entries as it was said to have, and they sum to zero.
create function wallet.check_transaction(checked uuid) returns void language plpgsql as $$
declare
  said smallint;
  found_legs bigint;
  total numeric;
begin
  select legs into said from wallet.transactions where id = checked;
  select count(*), coalesce(sum(amount), 0) into found_legs, total
    from wallet.entries where transaction_id = checked;
  if found_legs <> said or total <> 0 then
    raise exception 'transaction % has % of % entries, which sum to %', checked, found_legs, said, total
      using errcode = 'check_violation', constraint = 'transactions__balanced';
  end if;
end $$;
create function wallet.check_new_transaction() returns trigger language plpgsql as $$
begin
  perform wallet.check_transaction(new.id);
  return null;
end $$;
create function wallet.check_new_entry() returns trigger language plpgsql as $$
begin
  perform wallet.check_transaction(new.transaction_id);
  return null;
end $$;
create constraint trigger transactions__balanced after insert on wallet.transactions
  deferrable initially deferred for each row execute function wallet.check_new_transaction();
create constraint trigger entries__balanced after insert on wallet.entries
  deferrable initially deferred for each row execute function wallet.check_new_entry();

-- Figures of an account move by entries and holds alone: a hand that sets them is refused. An account begins empty.
create function wallet.guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.held <> 0 or new.entries <> 0 then
      raise exception 'an account begins empty' using errcode = 'restrict_violation';
    end if;
  elsif pg_trigger_depth() < 2
    or (new.id, new.kind, coalesce(new.name, new.owner_id::text))
      <> (old.id, old.kind, coalesce(old.name, old.owner_id::text)) then
    raise exception 'an account changes by its entries and holds alone' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger accounts__guard before insert or update on wallet.accounts
  for each row execute function wallet.guard_account();

-- What is held follows the open holds. One that has ended stays so, and none grows.
create function wallet.count_hold() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.state <> 'open' or new.account_id <> old.account_id or new.amount > old.amount then
      raise exception 'hold % cannot change so', old.id using errcode = 'restrict_violation';
    end if;
    update wallet.accounts
      set held = held - old.amount + case when new.state = 'open' then new.amount else 0 end
      where id = old.account_id;
  else
    if new.state <> 'open' then
      raise exception 'a hold begins open' using errcode = 'restrict_violation';
    end if;
    update wallet.accounts set held = held + new.amount where id = new.account_id and kind <> 'system';
    if not found then
      raise exception 'nothing is held of a system account' using errcode = 'restrict_violation';
    end if;
  end if;
  return null;
end $$;
create trigger holds__count after insert or update on wallet.holds
  for each row execute function wallet.count_hold();

-- What remains of a bucket follows what is spent of it.
create function wallet.guard_bucket() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.remaining <> new.amount then
      raise exception 'a bucket begins full' using errcode = 'restrict_violation';
    end if;
  elsif pg_trigger_depth() < 2 then
    raise exception 'a bucket changes by what is spent of it alone' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger buckets__guard before insert or update on wallet.buckets
  for each row execute function wallet.guard_bucket();
create function wallet.count_spending() returns trigger language plpgsql as $$
begin
  update wallet.buckets set remaining = remaining - new.amount where id = new.bucket_id;
  return null;
end $$;
create trigger spendings__count after insert on wallet.spendings
  for each row execute function wallet.count_spending();

insert into wallet.accounts (id, kind, name)
select gen_random_uuid(), 'system', name
from unnest(array['sales', 'tax', 'gifts', 'expired', 'payouts', 'fees']) as name;
