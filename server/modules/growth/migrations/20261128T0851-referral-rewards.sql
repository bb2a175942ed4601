-- Rewards for bringing people.
create schema growth;

create table growth.campaigns (
  id uuid primary key,
  title text not null,
  -- Rials, as all amounts.
  inviter_reward bigint not null check (inviter_reward > 0),
  invitee_reward bigint not null check (invitee_reward >= 0),
  least_purchase bigint not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  budget bigint not null,
  -- What was given and not taken back; the sum of its rewards that are held or released.
  spent bigint not null default 0 check (spent >= 0 and spent <= budget),
  most_per_inviter integer not null,
  stopped_at timestamptz,
  made_by uuid references identity.accounts (id) on delete set null,
  made_at timestamptz not null
);
create index campaigns__newest on growth.campaigns (made_at, id);
create index campaigns__ends on growth.campaigns (ends_at);
create index campaigns__made_by on growth.campaigns (made_by) where made_by is not null;

-- One for each person who was brought and bought, whatever became of it.
create table growth.rewards (
  id uuid primary key,
  campaign_id uuid not null references growth.campaigns (id),
  inviter_id uuid not null references identity.accounts (id) on delete cascade,
  invitee_id uuid not null references identity.accounts (id) on delete cascade,
  factor_id uuid not null unique,
  purchase bigint not null,
  inviter_amount bigint not null,
  invitee_amount bigint not null,
  state text not null check (state in ('review', 'held', 'released', 'takenBack', 'refused')),
  reason text,
  note text,
  made_at timestamptz not null,
  releases_at timestamptz,
  ended_at timestamptz,
  decided_by uuid references identity.accounts (id) on delete set null,
  unique (invitee_id)
);
create index rewards__inviter on growth.rewards (inviter_id, made_at, id);
create index rewards__state on growth.rewards (state, made_at, id);
create index rewards__due on growth.rewards (releases_at) where state = 'held';
create index rewards__campaign on growth.rewards (campaign_id, state);
create index rewards__decided_by on growth.rewards (decided_by) where decided_by is not null;
