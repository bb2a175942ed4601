-- A host closes the chat of a session to participants, and lets them write to each other in private.
alter table live.sessions
  add column is_chat_open boolean not null default true,
  add column everybody_private boolean not null default false;
