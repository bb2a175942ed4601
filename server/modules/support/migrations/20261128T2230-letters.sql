-- Letters that became messages of tickets, so that one that comes twice is taken once.
create table support.letters (
  -- The SHA-256 of its Message-ID, or of the whole letter.
  key text primary key,
  ticket_id uuid references support.tickets (id) on delete set null,
  at timestamptz not null
);
create index letters__of_ticket on support.letters (ticket_id) where ticket_id is not null;
