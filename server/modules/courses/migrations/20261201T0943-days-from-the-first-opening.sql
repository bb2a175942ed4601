-- Who enrols or buys again goes on: days are counted from when they came first, or lessons that they did would close.
create or replace view courses.lesson_access as
  select e.id as enrolment_id,
         e.person_id,
         e.course_id,
         l.id as lesson_id,
         greatest(
           s.release_at,
           l.release_at,
           g.starts_on::timestamp at time zone 'Asia/Tehran',
           (start.day + s.release_after_days)::timestamp at time zone 'Asia/Tehran',
           (start.day + l.release_after_days)::timestamp at time zone 'Asia/Tehran'
         ) as opens_at,
         (select count(*)::integer from courses.steps t
           where t.enrolment_id = e.id and t.lesson_id = l.id and t.step <= l.steps) as done_steps,
         array(
           select r.id
             from courses.lesson_prerequisites p
             join courses.lessons r on r.id = p.required_lesson_id and r.is_published
            where p.lesson_id = l.id
              and (select count(*) from courses.steps t
                    where t.enrolment_id = e.id and t.lesson_id = r.id and t.step <= r.steps) < r.steps
         ) as missing
    from courses.enrolments e
    join courses.lessons l on l.course_id = e.course_id and l.is_published
    join courses.sections s on s.id = l.section_id
    left join courses.cohorts g on g.id = e.cohort_id
    cross join lateral (
      select coalesce(g.starts_on, (least(e.enrolled_at, e.first_opened_at) at time zone 'Asia/Tehran')::date) as day
    ) start;
