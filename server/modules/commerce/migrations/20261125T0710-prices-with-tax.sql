-- Whether prices are shown with their tax everywhere, or on cards without it and with a note.
alter table commerce.settings add column prices_with_tax boolean not null default false;
