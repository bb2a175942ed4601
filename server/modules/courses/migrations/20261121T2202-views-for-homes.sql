-- What other modules may read of courses.
create view courses.taught_courses as
  select
    staff.person_id as teacher_id,
    courses.id as course_id,
    courses.title,
    courses.state,
    courses.learners
  from courses.staff
  join courses.courses on courses.id = staff.course_id;

create view courses.course_announcements as
  select announcements.id, announcements.course_id, announcements.title, announcements.at
  from courses.announcements;
