-- What managers note about a person; only managers of people read it.
create table identity.manager_notes (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  by_id uuid not null references identity.accounts (id),
  text text not null,
  at timestamptz not null
);
create index manager_notes__person on identity.manager_notes (person_id, at, id);
create index manager_notes__by on identity.manager_notes (by_id);
