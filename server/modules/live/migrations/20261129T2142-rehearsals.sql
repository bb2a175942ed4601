-- A rehearsal is a class of one person, whose item is that person.
alter table live.sessions
  drop constraint sessions_kind_check,
  add constraint sessions_kind_check check (kind in ('webinar', 'room', 'meet', 'rehearsal'));
