-- Who gave a present and where it stands; seats that were bought, counted in one place. No present was made before this.
alter table commerce.presents
  add column giver_id uuid not null references identity.accounts (id),
  add column made_at timestamptz not null,
  -- The money went back; the link opens nothing.
  add column closed_at timestamptz,
  -- Forgotten with the account of whoever took it.
  alter column recipient_mobile drop not null;
create index presents__of_giver on commerce.presents (giver_id, made_at desc, line_id desc);
create index presents__for_mobile on commerce.presents (recipient_mobile)
  where taken_at is null and closed_at is null;
-- Made anew below without those that were taken or closed.
drop index commerce.presents__to_send;
create index presents__to_send on commerce.presents (send_at)
  where sent_at is null and taken_at is null and closed_at is null;

-- Seats of one line; handed out one by one.
create table commerce.seat_blocks (
  line_id uuid primary key references commerce.factor_lines (id),
  owner_id uuid not null references identity.accounts (id),
  bought integer not null check (bought > 0),
  -- Their money went back.
  returned integer not null default 0 check (returned between 0 and bought),
  made_at timestamptz not null
);
create index seat_blocks__of_owner on commerce.seat_blocks (owner_id, made_at desc, line_id desc);

alter table commerce.seats
  add column send_at timestamptz,
  add column sent_at timestamptz,
  alter column mobile drop not null;
create index seats__of_line on commerce.seats (line_id, handed_at desc, id desc);
create index seats__for_mobile on commerce.seats (mobile) where taken_at is null and withdrawn_at is null;
create index seats__to_send on commerce.seats (send_at)
  where sent_at is null and taken_at is null and withdrawn_at is null;

create unique index legal_buyers__once on commerce.legal_buyers (person_id, legal_id) where removed_at is null;
