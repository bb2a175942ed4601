-- Spreadsheets made of rows that a page had; each is served for a few minutes.
create schema export;

create table export.files (
  -- SHA-256 of the token in the file's address.
  token_hash bytea primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- As the caller named it: the download is called data-{name}.xlsx.
  name text not null,
  content bytea not null,
  expires_at timestamptz not null
);
create index files__of_person on export.files (person_id);
create index files__expired on export.files (expires_at);
