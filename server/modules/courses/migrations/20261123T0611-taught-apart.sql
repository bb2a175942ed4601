-- Teaching is a module of its own: it takes its tables along, and reads of courses what is published here.

-- Why: teaching publishes them from now on.
drop view courses.open_invitations;
-- Why: the same.
drop view courses.course_announcements;

alter table courses.announcements set schema teaching;
alter table courses.submissions set schema teaching;
alter table courses.marks set schema teaching;
alter table courses.mark_turns set schema teaching;
alter table courses.weights set schema teaching;
alter table courses.enrolment_lists set schema teaching;
alter table courses.enrolment_list_lines set schema teaching;
alter table courses.invitations set schema teaching;

create view courses.known_courses as
  select id, slug, title, state, owner_id, steps, access_days from courses.courses;

create view courses.course_staff as
  select course_id, person_id, role, rights from courses.staff;

create view courses.course_sections as
  select id, course_id, position, title from courses.sections;

create view courses.course_lessons as
  select id, course_id, section_id, position, title, kind, steps, is_published, content from courses.lessons;

create view courses.course_cohorts as
  select id, course_id, title, starts_on, ends_on, seats from courses.cohorts;

-- Who learns in a course; those whom a teacher brought and who have not opened it yet are `opened_at is null`.
create view courses.learners as
  select
    id, course_id, person_id, cohort_id, state, source, enrolled_at, expires_at, distinct_steps, seen_at, opened_at,
    announcements_seen_at
  from courses.enrolments;

create view courses.learner_turns as
  select id, enrolment_id, state, by_id, reason, at from courses.enrolment_turns;
