-- What writing a course needs beside its content.
alter table courses.courses
  -- Grows with each save of the details, so that two open editors do not overwrite each other.
  add column version integer not null default 1,
  -- Grows with each change of the order of sections and lessons.
  add column outline_version integer not null default 1,
  -- When it last went to the managers; while it is in review, managers read in this order.
  add column submitted_at timestamptz;

create index courses__waiting on courses.courses (submitted_at, id) where state = 'inReview';
create index courses__by_state on courses.courses (state, changed_at desc, id desc);

-- The newest course of each teacher stands first in their list.
create index course_turns__of_person on courses.course_turns (by_id);
create index lesson_versions__of_person on courses.lesson_versions (saved_by);
