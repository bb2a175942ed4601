-- What people are told: in the app, and by the ways they chose out of it.
create schema notices;

create table notices.notices (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- Name of the kind, e.g. «password-changed».
  kind text not null,
  -- What made it; the same cause never makes a second notice for the same person.
  cause text not null,
  title text not null,
  body text not null,
  -- A path of ours.
  link text check (link like '/%'),
  -- Does not wait for the end of quiet hours.
  urgent boolean not null,
  at timestamptz not null,
  read_at timestamptz,
  constraint notices__cause unique (person_id, cause)
);
-- The list: unread first, then from new to old.
create index notices__inbox on notices.notices (person_id, (read_at is null) desc, at desc, id desc);
create index notices__at on notices.notices (at);

-- One way of one notice. It is «trying» from before the message goes out until the outcome is known, so that a process
-- that dies in between leaves a trace, and nobody sends it again.
create table notices.deliveries (
  id uuid primary key,
  notice_id uuid not null references notices.notices (id) on delete cascade,
  channel text not null check (channel in ('app', 'sms', 'mail')),
  -- Empty: wherever the person is reached when it goes out. Otherwise a number or address that was theirs.
  address text not null default '',
  state text not null check (state in ('waiting', 'trying', 'sent', 'failed', 'unknown', 'skipped')),
  tries integer not null default 0,
  tried_at timestamptz,
  ended_at timestamptz,
  -- Why it failed or was skipped; never an address, a text or a key.
  trouble text,
  constraint deliveries__once unique (notice_id, channel, address)
);

-- What a person turned on or off; what is not here is as the kind says.
create table notices.preferences (
  person_id uuid not null references identity.accounts (id) on delete cascade,
  kind text not null,
  channel text not null check (channel in ('sms', 'mail')),
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (person_id, kind, channel)
);
