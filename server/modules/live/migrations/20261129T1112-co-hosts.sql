-- A host makes participants co-hosts, who run the session with them.
alter table live.participants add column is_co_host boolean not null default false;
