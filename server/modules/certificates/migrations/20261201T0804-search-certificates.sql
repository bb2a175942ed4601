-- All certificates for managers: newest first, and found by words of the holder's name and of what is certified.
alter table certificates.certificates
  add column search_key text not null
    generated always as (' ' || platform.search_key(title || ' ' || holder) || ' ') stored;

create index certificates__search on certificates.certificates using gin (search_key gin_trgm_ops);
create index certificates__newest on certificates.certificates (issued_at desc, id desc);
