-- Who never came is said so: `seen_at` is set at the enrolment already, since it orders lists.
alter table courses.enrolments add column first_opened_at timestamptz;

-- Of those who came before, the earliest sign that is stored.
update courses.enrolments as e
set first_opened_at = least(
  (select min(t.at) from courses.steps as t where t.enrolment_id = e.id),
  (select min(p.at) from courses.positions as p where p.enrolment_id = e.id),
  case when e.opened_at > e.enrolled_at then e.opened_at end,
  case when e.last_lesson_id is not null then e.seen_at end
);

create or replace view courses.learners as
  select
    id, course_id, person_id, cohort_id, state, source, enrolled_at, expires_at, distinct_steps, seen_at, opened_at,
    announcements_seen_at, first_opened_at
  from courses.enrolments;
