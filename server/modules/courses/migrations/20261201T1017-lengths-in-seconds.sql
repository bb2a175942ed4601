-- A film of 34 seconds and one of 50 are both a minute long, so the length that was measured stands to the second. A
-- lesson whose length nobody measures takes the minutes that its teacher wrote. What was measured before this is known
-- to the minute until its lesson is saved again.
alter table courses.stored_lessons
  add column measured_seconds integer check (measured_seconds >= 0),
  add column seconds integer not null generated always as (coalesce(measured_seconds, minutes * 60)) stored;
alter table courses.courses add column seconds integer not null default 0;
update courses.courses set seconds = minutes * 60;

create or replace view courses.lessons as
  select id, course_id, section_id, position, title, kind, minutes, steps, is_preview, is_published, content, version,
    changed_at, release_at, release_after_days, measured_seconds, seconds
  from courses.stored_lessons
  where removal_id is null;
create or replace view courses.course_lessons as
  select id, course_id, section_id, position, title, kind, steps, is_published, content, minutes, is_preview, version,
    changed_at, release_at, release_after_days, measured_seconds, seconds
  from courses.lessons;
