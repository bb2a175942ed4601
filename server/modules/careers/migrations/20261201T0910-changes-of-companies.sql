-- The name and website that an accepted company wants to have, until a manager has looked at them.
create table careers.company_changes (
  company_id uuid primary key references careers.companies (id) on delete cascade,
  -- Of these words: a manager decides what they have read, and not what was written since.
  id uuid not null unique,
  name text not null,
  website text not null,
  by_id uuid references identity.accounts (id) on delete set null,
  at timestamptz not null
);
create index company_changes__waiting on careers.company_changes (at, id);
create index company_changes__by on careers.company_changes (by_id);
