-- Tickets become conversations: messages of both sides, notes of the staff, whose ticket it is, and when an answer is due.
alter table support.tickets
  -- The form in the panel is a second way in.
  drop constraint tickets_source_check,
  add constraint tickets_source_check check (source in ('contact', 'panel')),
  add column priority text not null default 'normal' check (priority in ('normal', 'urgent')),
  add column assignee_id uuid references identity.accounts (id) on delete set null,
  -- When the staff's turn began, and by when they answer; null while it is not their turn.
  add column open_since timestamptz,
  add column due_at timestamptz,
  -- Of the last message that both sides see.
  add column updated_at timestamptz,
  -- What it was opened from, as it was called then.
  add column context_kind text,
  add column context_title text,
  add column context_href text,
  add column context_second integer,
  add column file_ids uuid[] not null default '{}',
  add column rating smallint check (rating between 1 and 5),
  add column rating_comment text;

update support.tickets set updated_at = created_at;
update support.tickets set open_since = created_at, due_at = created_at + interval '1 day' where state = 'open';
alter table support.tickets alter column updated_at set not null;

-- The queue is read by when tickets are due, no longer by when they were written.
drop index support.tickets__of_state;
-- A department narrows the queue, which has its index.
drop index support.tickets__of_department;
-- A person's tickets are read by their last message.
drop index support.tickets__of_person;
create index tickets__due on support.tickets (due_at, id) where state = 'open';
create index tickets__of_state on support.tickets (state, updated_at desc, id desc);
create index tickets__of_person on support.tickets (person_id, updated_at desc, id desc) where person_id is not null;
create index tickets__of_assignee on support.tickets (assignee_id) where assignee_id is not null;

-- What was written after the ticket itself, whose own text is the first message.
create table support.messages (
  id uuid primary key,
  ticket_id uuid not null references support.tickets (id) on delete cascade,
  -- Null: the account was removed.
  author_id uuid references identity.accounts (id) on delete set null,
  side text not null check (side in ('person', 'staff', 'note')),
  body text not null,
  file_ids uuid[] not null default '{}',
  at timestamptz not null
);
create index messages__of_ticket on support.messages (ticket_id, at, id);
create index messages__of_author on support.messages (author_id) where author_id is not null;

-- Which ticket a file belongs to is asked at each delivery.
create index tickets__files on support.tickets using gin (file_ids) where file_ids <> '{}';
create index messages__files on support.messages using gin (file_ids) where file_ids <> '{}';

-- Answers that the staff has ready.
create table support.canned_answers (
  id uuid primary key,
  title text not null,
  body text not null,
  by_id uuid references identity.accounts (id) on delete set null,
  updated_at timestamptz not null
);
create index canned_answers__by on support.canned_answers (by_id) where by_id is not null;
create index canned_answers__by_title on support.canned_answers (title, id);
