-- Days on which people learned, and on how many days of a week they mean to.
create table courses.learning_days (
  person_id uuid not null references identity.accounts (id),
  -- In Tehran.
  day date not null,
  primary key (person_id, day)
);

insert into courses.learning_days (person_id, day)
select distinct e.person_id, (t.at at time zone 'Asia/Tehran')::date
from courses.steps as t
join courses.enrolments as e on e.id = t.enrolment_id;

create table courses.weekly_goals (
  person_id uuid primary key references identity.accounts (id),
  days integer not null check (days between 1 and 7),
  changed_at timestamptz not null
);
