-- A host locks a session: whoever has not been in does not come in any more.
alter table live.sessions add column is_locked boolean not null default false;
