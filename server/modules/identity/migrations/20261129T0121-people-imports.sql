-- Tables of people for whom a manager makes accounts: first looked at, then made, line by line. Kept thirty days.
create table identity.people_imports (
  id uuid primary key,
  by_id uuid not null references identity.accounts (id) on delete cascade,
  state text not null check (state in ('checked', 'importing', 'done')),
  lines integer not null,
  at timestamptz not null
);
create index people_imports_by on identity.people_imports (by_id, at desc, id desc);
create index people_imports_old on identity.people_imports (at);

create table identity.people_import_lines (
  import_id uuid not null references identity.people_imports (id) on delete cascade,
  line integer not null,
  name text not null,
  -- As it was typed; empty where it is a mobile.
  given text not null,
  mobile text,
  email text,
  teaches boolean not null,
  -- The account that was made, or that was there before.
  person_id uuid references identity.accounts (id) on delete cascade,
  outcome text not null check (
    outcome in ('ready', 'made', 'has-account', 'name-wrong', 'not-mobile', 'email-wrong', 'repeated')
  ),
  primary key (import_id, line)
);
create index people_import_lines_ready on identity.people_import_lines (import_id, line) where outcome = 'ready';
create index people_import_lines_person on identity.people_import_lines (person_id);
