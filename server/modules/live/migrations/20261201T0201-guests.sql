-- Guests of a class: whoever has its link comes in by a name, without an account.
create table live.guest_links (
  id uuid primary key,
  kind text not null check (kind in ('webinar', 'room', 'meet')),
  item_id uuid not null,
  -- Stands in the address; hosts see it again, so it is no hash.
  key text not null unique,
  -- Guests write to everybody; without it to hosts alone.
  may_chat boolean not null,
  made_by_id uuid not null references identity.accounts (id) on delete cascade,
  made_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index guest_links_open on live.guest_links (kind, item_id) where withdrawn_at is null;
create index guest_links_of_person on live.guest_links (made_by_id);

create table live.guests (
  id uuid primary key,
  link_id uuid not null references live.guest_links (id) on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  came_at timestamptz not null,
  expires_at timestamptz not null
);
create index guests_of_link on live.guests (link_id);

-- Who is in a class, raises a hand, writes and answers may be a guest, who has no account.
alter table live.joins drop constraint joins_person_id_fkey;
alter table live.participants drop constraint participants_person_id_fkey;
alter table live.messages
  drop constraint messages_person_id_fkey,
  drop constraint messages_to_id_fkey;
alter table live.poll_answers drop constraint poll_answers_person_id_fkey;
alter table live.sessions drop constraint sessions_spotlight_id_fkey;

create view live.people as
  select id, name, false as is_guest from identity.people
  union all
  select id, name, true as is_guest from live.guests;
