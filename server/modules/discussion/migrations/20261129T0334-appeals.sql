-- What the author of a removed post is told, and what they say against it.
alter table discussion.settlements
  -- Written for the author; `note` is for managers alone.
  add column reason text,
  -- Nothing can be brought back any more: the time to appeal is over, or the appeal was decided.
  add column final_at timestamptz;
-- Pictures of what was removed before are gone.
update discussion.settlements set final_at = at;
create index settlements__open on discussion.settlements (at) where verdict = 'removed' and final_at is null;

-- One for each removal.
create table discussion.appeals (
  settlement_id uuid primary key references discussion.settlements (id) on delete cascade,
  text text not null,
  at timestamptz not null,
  decided_by uuid references identity.accounts (id),
  verdict text check (verdict in ('restored', 'refused')),
  -- For the author.
  reason text,
  decided_at timestamptz,
  check ((verdict is null) = (decided_at is null))
);
create index appeals__waiting on discussion.appeals (at, settlement_id) where decided_at is null;
create index appeals__decided on discussion.appeals (decided_at desc, settlement_id desc) where decided_at is not null;
create index appeals__decided_by on discussion.appeals (decided_by) where decided_by is not null;
