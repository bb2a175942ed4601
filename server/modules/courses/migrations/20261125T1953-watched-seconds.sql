-- How long a learner watched a film or heard a sound, counted between the saves of their player.
alter table courses.positions
  add column watched_seconds double precision not null default 0 check (watched_seconds >= 0);

-- What other modules may read of it.
create view courses.watched_lessons as
  select enrolment_id, lesson_id, watched_seconds from courses.positions where watched_seconds > 0;
