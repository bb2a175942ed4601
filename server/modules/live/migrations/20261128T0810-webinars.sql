-- Live classes: webinars, with their seats, sessions, attendance and chat.
create schema live;

create table live.webinars (
  id uuid primary key,
  slug text not null unique,
  owner_id uuid not null references identity.accounts (id) on delete cascade,
  title text not null,
  summary text not null default '',
  description text not null default '',
  outcomes text not null default '',
  search_key text not null,
  starts_at timestamptz not null,
  minutes integer not null check (minutes > 0),
  capacity integer not null check (capacity > 0),
  price bigint not null default 0 check (price >= 0),
  state text not null default 'draft' check (state in ('draft', 'published', 'live', 'ended', 'cancelled')),
  -- Why it was cancelled, for those who had registered.
  cancel_reason text,
  revision integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  published_at timestamptz
);
create index webinars_of_owner on live.webinars (owner_id, starts_at desc, id desc);
create index webinars_by_state on live.webinars (state, starts_at, id);

-- Every change of a webinar's state, with who and when; nobody: the clock.
create table live.webinar_turns (
  id uuid primary key,
  webinar_id uuid not null references live.webinars (id) on delete cascade,
  state text not null,
  by_id uuid references identity.accounts (id) on delete set null,
  at timestamptz not null
);
create index webinar_turns_of_webinar on live.webinar_turns (webinar_id, at);

create sequence live.turns;

-- One row of a person in a webinar. All states but waiting and cancelled take a seat; seats are given and freed for
-- others under the lock of the webinar's row alone.
create table live.registrations (
  id uuid primary key,
  webinar_id uuid not null references live.webinars (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  state text not null check (
    state in ('waiting', 'pending-payment', 'confirmed', 'attended', 'certified', 'absent', 'cancelled')
  ),
  -- The order of the waiting list.
  turn bigint not null,
  queued_at timestamptz not null,
  -- Until when a seat without a factor is held.
  held_until timestamptz,
  -- The line and factor of commerce that hold the seat or have paid it.
  line_id uuid,
  factor_id uuid,
  entitlement_id uuid,
  -- In rials; more than nothing has to go back by commerce.
  paid bigint not null default 0 check (paid >= 0),
  -- How near the start the last reminder was: 0 none, 1 a day, 2 an hour, 3 ten minutes.
  reminded smallint not null default 0,
  changed_at timestamptz not null,
  unique (webinar_id, person_id)
);
create index registrations_in_order on live.registrations (webinar_id, turn);
create index registrations_of_person on live.registrations (person_id, queued_at desc, id desc);
create index registrations_of_line on live.registrations (line_id) where line_id is not null;
create index registrations_held on live.registrations (held_until)
  where state = 'pending-payment' and line_id is null;
