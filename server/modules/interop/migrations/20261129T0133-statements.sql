-- Interoperability: what learners did, as statements of xAPI for a learning record store.
create schema interop;

create table interop.statements (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  statement jsonb not null,
  at timestamptz not null,
  -- Null: not sent yet.
  sent_at timestamptz,
  -- The store refused it, and it is not sent again.
  is_refused boolean not null default false
);
create index statements_unsent on interop.statements (at, id) where sent_at is null and not is_refused;
create index statements_of_person on interop.statements (person_id);
create index statements_old on interop.statements (at);
