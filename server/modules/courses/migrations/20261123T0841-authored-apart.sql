-- Authoring is a module of its own: it takes its tables along, and reads of courses what is published here.
alter table courses.staff_invitations set schema authoring;
alter table courses.lesson_versions set schema authoring;
alter table courses.exchanges set schema authoring;

-- A view grows at its end alone, so that whoever reads it already is not disturbed.
create or replace view courses.known_courses as
  select
    id, slug, title, state, owner_id, steps, access_days,
    category, level, summary, description, outcomes, requirements, cover_file_id, price, list_price, in_plus, lessons,
    minutes, learners, version, outline_version, created_at, changed_at, submitted_at, published_at
  from courses.courses;

create or replace view courses.course_staff as
  select course_id, person_id, role, rights, share_percent, added_at from courses.staff;

create or replace view courses.course_sections as
  select id, course_id, position, title, release_at, release_after_days from courses.sections;

create or replace view courses.course_lessons as
  select
    id, course_id, section_id, position, title, kind, steps, is_published, content,
    minutes, is_preview, version, changed_at, release_at, release_after_days
  from courses.lessons;

create view courses.known_categories as
  select slug, title, palette, position from courses.categories;

-- Every change of a course's state, with who and why.
create view courses.known_course_turns as
  select id, course_id, state, by_id, reason, at from courses.course_turns;

create view courses.required_courses as
  select course_id, required_course_id from courses.course_prerequisites;

create view courses.required_lessons as
  select p.lesson_id, l.course_id, p.required_lesson_id
  from courses.lesson_prerequisites p
  join courses.lessons l on l.id = p.lesson_id;

-- Which files lessons show.
create view courses.shown_files as
  select f.lesson_id, l.course_id, f.file_id
  from courses.lesson_files f
  join courses.lessons l on l.id = f.lesson_id;
