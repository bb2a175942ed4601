-- Tickets as other modules know them.
create view support.known_tickets as select id, person_id from support.tickets;
