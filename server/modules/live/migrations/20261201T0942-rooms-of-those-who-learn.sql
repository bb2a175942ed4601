-- Whoever completed a course belongs to its room as long as their access lasts, like all its learners.
create or replace view live.room_people as
  select distinct on (room_id, person_id) room_id, person_id, role, joined_at, of_course
  from (
    select room_id, person_id, role, joined_at, false as of_course from live.room_members
    union all
    select r.id, s.person_id, 'host', greatest(s.added_at, r.created_at), true
    from live.rooms as r join courses.course_staff as s on s.course_id = r.course_id
    union all
    select r.id, l.person_id, 'member', greatest(l.enrolled_at, r.created_at), true
    from live.rooms as r join courses.learners as l on l.course_id = r.course_id
    where l.state in ('active', 'completed') and l.ended_at is null
  ) as one
  order by room_id, person_id, role, of_course;
