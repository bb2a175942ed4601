-- A rehearsal is a class of one person, whose item is that person.
alter table live.sessions
  drop constraint sessions_kind_check,
  add constraint sessions_kind_check check (kind in ('webinar', 'room', 'meet', 'rehearsal'));
-- Those that are over are looked for each minute.
create index sessions_of_rehearsals on live.sessions (id) where kind = 'rehearsal' and state = 'ended';
