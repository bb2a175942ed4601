-- A completed enrolment keeps its state when its days end; that it ended is said by `ended_at` from now on.
update courses.enrolments set ended_at = expires_at
where state = 'completed' and ended_at is null and expires_at <= now();

-- Who learns now, for whoever asks without a clock: active or completed, and not ended.
create or replace view courses.learners as
  select
    id, course_id, person_id, cohort_id, state, source, enrolled_at, expires_at, distinct_steps, seen_at, opened_at,
    announcements_seen_at, first_opened_at, ended_at
  from courses.enrolments;

-- The new one is without those that are over, which are not looked through again every few minutes.
drop index courses.enrolments__ending;
create index enrolments__ending on courses.enrolments (expires_at)
  where expires_at is not null and state in ('active', 'completed') and ended_at is null;
