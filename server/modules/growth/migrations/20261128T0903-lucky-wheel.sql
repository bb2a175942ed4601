-- The lucky wheel.
create table growth.wheel (
  only_row boolean primary key default true check (only_row),
  is_open boolean not null default false,
  -- Rials of a day in Tehran.
  day_budget bigint not null default 0 check (day_budget >= 0)
);
insert into growth.wheel default values;

create table growth.prizes (
  id uuid primary key,
  title text not null,
  kind text not null check (kind in ('offCode', 'credit', 'spinAgain', 'nothing')),
  -- Rials of a credit, percent of an off code.
  amount bigint not null default 0,
  -- The most that it may cost, in rials: the amount of a credit, the cap of an off code.
  cost bigint not null default 0 check (cost >= 0),
  weight integer not null check (weight > 0),
  -- How many are left besides those that open spins have reserved; null: without end.
  stock integer check (stock >= 0),
  made_at timestamptz not null,
  removed_at timestamptz
);
create index prizes__shown on growth.prizes (made_at, id) where removed_at is null;

create table growth.spins (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- In Tehran.
  day date not null,
  server_seed bytea not null,
  commitment text not null,
  -- The table that was shown, in its order.
  prizes jsonb not null,
  -- The most that the prize may cost; then what the one that was won does.
  cost bigint not null,
  made_at timestamptz not null,
  client_seed text,
  prize_id uuid,
  off_code text,
  -- When it was revealed, or when its reservation was returned.
  saved_at timestamptz,
  returned_at timestamptz
);
create unique index spins__open on growth.spins (person_id) where saved_at is null and returned_at is null;
create index spins__unsaved on growth.spins (made_at) where saved_at is null and returned_at is null;
create index spins__of_person on growth.spins (person_id, made_at, id);
create index spins__of_day on growth.spins (day) include (cost);

-- Spins besides the one of each day.
create table growth.earned_spins (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- Earns one, however often it is told.
  cause text not null unique,
  earned_at timestamptz not null,
  used_by uuid references growth.spins (id) on delete set null
);
create index earned_spins__unused on growth.earned_spins (person_id, earned_at) where used_by is null;
create index earned_spins__used_by on growth.earned_spins (used_by) where used_by is not null;
