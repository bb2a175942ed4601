-- How somebody stands in one run of a class, where it differs from how the kind of class has it.
create table live.participants (
  session_id uuid not null references live.sessions (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- Null: as the kind of class has it.
  may_speak boolean,
  hand_at timestamptz,
  -- Removed by a host; there is no way back into this run.
  removed_at timestamptz,
  primary key (session_id, person_id)
);
create index participants_of_person on live.participants (person_id);
