-- Lists of mobiles whose people get certificates: first looked at, then issued, line by line.
create table certificates.issue_lists (
  id uuid primary key,
  template_id uuid not null references certificates.templates (id),
  by_id uuid not null references identity.accounts (id) on delete cascade,
  state text not null check (state in ('checked', 'issuing', 'done')),
  lines integer not null,
  at timestamptz not null
);
create index issue_lists__by on certificates.issue_lists (by_id);

create table certificates.issue_list_lines (
  list_id uuid not null references certificates.issue_lists (id) on delete cascade,
  line integer not null,
  given text not null,
  -- Null: nobody who may get one.
  person_id uuid references identity.accounts (id) on delete cascade,
  outcome text not null check (
    outcome in ('ready', 'issued', 'has-one', 'not-entitled', 'not-mobile', 'repeated')
  ),
  primary key (list_id, line)
);
create index issue_list_lines__ready on certificates.issue_list_lines (list_id, line) where outcome = 'ready';
create index issue_list_lines__person on certificates.issue_list_lines (person_id);
