-- Tickets: what people write to support. Those of the contact form have no conversation: they are answered at `reply_to`.
create schema support;

create table support.tickets (
  id uuid primary key,
  -- By which people speak of it.
  number bigint generated always as identity (start with 1001) unique,
  -- Null: a stranger wrote it.
  person_id uuid references identity.accounts (id) on delete set null,
  source text not null check (source in ('contact')),
  department text not null check (department in ('learning', 'payment', 'account', 'teaching', 'other')),
  subject text not null,
  body text not null,
  name text not null,
  -- E.164 or an e-mail.
  reply_to text not null,
  state text not null default 'open' check (state in ('open', 'answered', 'waiting', 'closed')),
  created_at timestamptz not null
);
create index tickets__of_state on support.tickets (state, created_at, id);
create index tickets__of_department on support.tickets (state, department, created_at, id);
create index tickets__of_person on support.tickets (person_id) where person_id is not null;

-- Each change of a ticket's state: who and when.
create table support.ticket_changes (
  id uuid primary key,
  ticket_id uuid not null references support.tickets (id) on delete cascade,
  state text not null,
  by_id uuid not null references identity.accounts (id),
  at timestamptz not null
);
create index ticket_changes__of_ticket on support.ticket_changes (ticket_id, at desc, id desc);
