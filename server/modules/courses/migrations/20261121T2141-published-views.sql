-- What other modules and figures may read of courses.
create view courses.catalogue as
select
  c.id, c.slug, c.title, c.summary, c.category, c.level, c.owner_id, c.cover_file_id, c.state,
  c.price, c.list_price, c.lessons, c.minutes, c.steps, c.learners, c.ratings, c.rating_sum, c.published_at
from courses.courses c
where c.state in ('published', 'archived');

create view courses.fact_enrolments as
select
  e.id as enrolment_id, e.course_id, e.person_id, e.source, e.state, e.enrolled_at, e.completed_at, e.ended_at,
  e.distinct_steps, c.steps as most_steps, e.seen_at
from courses.enrolments e
join courses.courses c on c.id = e.course_id;

create view courses.fact_steps as
select t.enrolment_id, e.course_id, e.person_id, t.lesson_id, t.step, t.at
from courses.steps t
join courses.enrolments e on e.id = t.enrolment_id;
