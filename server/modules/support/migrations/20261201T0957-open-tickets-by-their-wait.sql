-- The queue of all areas shows open tickets by how long they have waited, not by when their answer is due.
create index tickets__open_since on support.tickets (open_since, id) where state = 'open';
