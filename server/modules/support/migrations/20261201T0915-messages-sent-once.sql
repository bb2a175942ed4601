-- The request by which a message of the contact form came, so that a press repeated makes one ticket. Strangers have no
-- account under which the platform remembers requests.
alter table support.tickets add column sent_as uuid;
create unique index tickets__sent_as on support.tickets (sent_as) where sent_as is not null;
