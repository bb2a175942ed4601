-- Who of the staff looks at a ticket, so that two do not answer the same thing. A row counts for less than a minute.
create table support.ticket_presence (
  ticket_id uuid not null references support.tickets (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  is_typing boolean not null,
  seen_at timestamptz not null,
  primary key (ticket_id, person_id)
);
create index ticket_presence__person on support.ticket_presence (person_id);
