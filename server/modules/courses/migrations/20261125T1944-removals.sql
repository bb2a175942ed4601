-- What a teacher removes from a course can be brought back for some weeks. A removed lesson or section stays stored and
-- names its removal. `courses.lessons` and `courses.sections` become views of what stands in a course; rows are read and
-- written through them, and foreign keys refer to the stored rows.
create table courses.removals (
  id uuid primary key,
  course_id uuid not null references courses.courses (id) on delete cascade,
  by_id uuid not null references identity.accounts (id),
  at timestamptz not null
);
create index removals__of_course on courses.removals (course_id, at desc, id desc);
create index removals__over on courses.removals (at);

alter table courses.sections rename to stored_sections;
alter table courses.stored_sections
  add column removal_id uuid references courses.removals (id) on delete cascade;
create index stored_sections__removed on courses.stored_sections (removal_id) where removal_id is not null;
-- A removed section keeps its place, which another one may take meanwhile; the constraint below leaves it out.
alter table courses.stored_sections drop constraint sections_course_id_position_key;
alter table courses.stored_sections
  add constraint sections__one_per_place exclude using btree (course_id with =, position with =)
    where (removal_id is null) deferrable initially deferred;

alter table courses.lessons rename to stored_lessons;
alter table courses.stored_lessons
  add column removal_id uuid references courses.removals (id) on delete cascade;
create index stored_lessons__removed on courses.stored_lessons (removal_id) where removal_id is not null;
-- A removed lesson keeps its place, as a section does.
alter table courses.stored_lessons drop constraint lessons_section_id_position_key;
alter table courses.stored_lessons
  add constraint lessons__one_per_place exclude using btree (section_id with =, position with =)
    where (removal_id is null) deferrable initially deferred;
-- The constraint above has no row of a removed lesson, which goes with its section too.
create index stored_lessons__of_section on courses.stored_lessons (section_id) where removal_id is not null;

create view courses.sections as
  select id, course_id, position, title, release_at, release_after_days
    from courses.stored_sections where removal_id is null;

create view courses.lessons as
  select id, course_id, section_id, position, title, kind, minutes, steps, is_preview, is_published, content, version,
         changed_at, release_at, release_after_days
    from courses.stored_lessons where removal_id is null;

-- The published views followed the renamed tables; now they show what stands in a course.
create or replace view courses.course_sections as
  select id, course_id, position, title, release_at, release_after_days from courses.sections;

create or replace view courses.course_lessons as
  select id, course_id, section_id, position, title, kind, steps, is_published, content, minutes, is_preview, version,
         changed_at, release_at, release_after_days
    from courses.lessons;

create or replace view courses.required_lessons as
  select p.lesson_id, l.course_id, p.required_lesson_id
    from courses.lesson_prerequisites p
    join courses.lessons l on l.id = p.lesson_id
    join courses.lessons r on r.id = p.required_lesson_id;

create or replace view courses.shown_files as
  select f.lesson_id, l.course_id, f.file_id
    from courses.lesson_files f join courses.lessons l on l.id = f.lesson_id;

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
      select coalesce(g.starts_on, (e.enrolled_at at time zone 'Asia/Tehran')::date) as day
    ) start;

-- What can be brought back: a section with its lessons, or one lesson.
create view courses.known_removals as
  select r.id, r.course_id, r.by_id, r.at,
         s.id as section_id,
         coalesce(s.title, l.title) as title,
         l.lessons
    from courses.removals r
    left join courses.stored_sections s on s.removal_id = r.id
    cross join lateral (
      select count(*)::integer as lessons, min(one.title) as title
        from courses.stored_lessons one where one.removal_id = r.id
    ) l;
