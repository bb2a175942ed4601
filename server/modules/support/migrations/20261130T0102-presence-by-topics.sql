-- Who has a ticket open is known by its live topic now (docs/decisions/0300).
drop table support.ticket_presence;
