-- The desk of the staff: merged tickets, spam kept apart, tags, a clock that stands while the writer is asked,
-- escalation, and what the figures of support are made of.
alter table support.tickets
  -- Its messages were moved there; the ticket itself stays, so that its link and number lead on.
  add column merged_into_id uuid references support.tickets (id) on delete cascade,
  add column is_spam boolean not null default false,
  add column tags text[] not null default '{}',
  -- Working seconds of the staff's turn that had passed when the writer was asked something.
  add column waited_seconds integer not null default 0,
  add column escalated_at timestamptz,
  -- The first answer of the staff, and how much working time it took.
  add column first_answered_at timestamptz,
  add column first_answer_seconds integer,
  add column first_answered_by_id uuid references identity.accounts (id) on delete set null,
  -- When it was closed, and the working time since it was opened; null once it is opened again.
  add column solved_at timestamptz,
  add column solution_seconds integer,
  add column rated_at timestamptz,
  add constraint tickets__merged_elsewhere check (merged_into_id <> id);

create index tickets__merged_into on support.tickets (merged_into_id) where merged_into_id is not null;
create index tickets__spam on support.tickets (updated_at desc, id desc) where is_spam;
create index tickets__tags on support.tickets using gin (tags) where tags <> '{}';
create index tickets__late on support.tickets (due_at) where state = 'open' and escalated_at is null;
create index tickets__created on support.tickets (created_at, id);
create index tickets__first_answered on support.tickets (first_answered_at, id) where first_answered_at is not null;
create index tickets__first_answered_by on support.tickets (first_answered_by_id) where first_answered_by_id is not null;
create index tickets__solved on support.tickets (solved_at, id) where solved_at is not null;
create index tickets__rated on support.tickets (rated_at, id) where rated_at is not null;
-- A stranger has no account; their tickets are known by where they are answered.
create index tickets__of_stranger on support.tickets (reply_to, updated_at desc, id desc) where person_id is null;

-- The history tells all that the staff did, not the states alone.
alter table support.ticket_changes
  alter column state drop not null,
  -- Null: nobody did it, the time by which it was due had passed.
  alter column by_id drop not null,
  add column act text not null default 'state'
    check (act in ('state', 'merged', 'assigned', 'sorted', 'tagged', 'untagged', 'spam', 'notSpam', 'escalated')),
  -- What it was about: a number, a name, a tag.
  add column detail text,
  add constraint ticket_changes__state_told check ((act = 'state') = (state is not null));

-- Tags that the staff has used.
create table support.tags (
  tag text primary key
);
