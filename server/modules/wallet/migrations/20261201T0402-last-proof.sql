-- What the last check of the books found; one row.
create table wallet.last_proof (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null,
  faults integer not null check (faults >= 0)
);
