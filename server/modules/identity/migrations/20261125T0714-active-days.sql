-- The days on which people used the site, so that managers see how many are active.
create table identity.active_days (
  -- In Tehran.
  day date not null,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- When they first came on that day.
  at timestamptz not null,
  primary key (day, person_id)
);
create index active_days__person on identity.active_days (person_id, day);

insert into identity.active_days (day, person_id, at)
  select (at at time zone 'Asia/Tehran')::date, person_id, min(at)
  from (
    select person_id, created_at as at from identity.sessions
    union all
    select person_id, seen_at from identity.sessions
  ) as seen
  group by 1, 2;

create view identity.fact_active_days as
  select day, person_id, at from identity.active_days;
