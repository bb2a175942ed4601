-- Replies in the chat of a class, and messages that only one other person reads.
alter table live.messages
  add column to_id uuid references identity.accounts (id) on delete cascade,
  add column reply_to uuid references live.messages (id) on delete set null;
create index messages_to_person on live.messages (to_id) where to_id is not null;
create index messages_replied on live.messages (reply_to) where reply_to is not null;
