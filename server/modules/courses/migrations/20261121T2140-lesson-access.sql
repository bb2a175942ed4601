-- What a learner may open and how far they are, lesson by lesson: the one place where the rule of release stands.
create view courses.lesson_access as
select
  e.id as enrolment_id,
  e.person_id,
  e.course_id,
  l.id as lesson_id,
  -- Null: from the beginning. Days are days in Tehran: so many after the first day of the cohort, or of the enrolment.
  greatest(
    s.release_at,
    l.release_at,
    g.starts_on::timestamp at time zone 'Asia/Tehran',
    (start.day + s.release_after_days)::timestamp at time zone 'Asia/Tehran',
    (start.day + l.release_after_days)::timestamp at time zone 'Asia/Tehran'
  ) as opens_at,
  (select count(*)::integer
     from courses.steps t
    where t.enrolment_id = e.id and t.lesson_id = l.id and t.step <= l.steps) as done_steps,
  -- Lessons that must be done before this one and are not.
  array(
    select r.id
      from courses.lesson_prerequisites p
      join courses.lessons r on r.id = p.required_lesson_id and r.is_published
     where p.lesson_id = l.id
       and (select count(*)
              from courses.steps t
             where t.enrolment_id = e.id and t.lesson_id = r.id and t.step <= r.steps) < r.steps
  ) as missing
from courses.enrolments e
join courses.lessons l on l.course_id = e.course_id and l.is_published
join courses.sections s on s.id = l.section_id
left join courses.cohorts g on g.id = e.cohort_id
cross join lateral (
  select coalesce(g.starts_on, (e.enrolled_at at time zone 'Asia/Tehran')::date) as day
) as start;

-- Whose days of access end, and who hears of it before.
create index enrolments__ending on courses.enrolments (expires_at)
  where expires_at is not null and state in ('active', 'completed');

-- What is said when, in what is watched or heard, and the words of texts by their sections; for search.
create table courses.cues (
  lesson_id uuid not null references courses.lessons (id) on delete cascade,
  number integer not null,
  -- Null in a text, which has a step instead.
  second double precision check (second >= 0),
  until double precision,
  step integer check (step >= 1),
  text text not null,
  text_key text generated always as (platform.search_key(text)) stored not null,
  primary key (lesson_id, number)
);
create index cues__words on courses.cues using gin (text_key gin_trgm_ops);

-- How many times a person has asked for a new address of their calendar; the address is made of it and the secret.
create table courses.calendar_addresses (
  person_id uuid primary key references identity.accounts (id) on delete cascade,
  number integer not null,
  renewed_at timestamptz not null
);
