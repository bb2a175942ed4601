-- Who was there when the roll was called, as counted or as a host said.
create table live.roll_calls (
  session_id uuid not null references live.sessions (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  is_present boolean not null,
  at timestamptz not null,
  by_id uuid references identity.accounts (id) on delete set null,
  -- Why a host set it by hand; null: it was counted.
  reason text,
  primary key (session_id, person_id)
);
create index roll_calls_of_person on live.roll_calls (person_id);
create index roll_calls_by on live.roll_calls (by_id) where by_id is not null;
