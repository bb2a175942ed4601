-- Every class with its title and whose it is, for managers. Each part reads one table, so that a class is found by its
-- id in any of them.
create view live.classes as
  select 'webinar'::text as kind, w.id, w.title, w.owner_id as host_id, w.starts_at, w.state = 'published' as is_coming,
    case when w.state <> 'draft' then '/webinars/' || w.slug end as page
  from live.webinars w
  union all
  select 'meet', m.id, 'جلسهٔ خصوصی با ' || (select p.name from identity.people p where p.id = m.learner_id),
    m.teacher_id, m.starts_at, m.state = 'booked', null
  from live.meets m
  union all
  select 'room', r.id, r.title,
    (
      select h.person_id from live.room_people h where h.room_id = r.id and h.role = 'host'
      order by h.person_id limit 1
    ),
    null, false, '/courses/' || (select c.slug from courses.known_courses c where c.id = r.course_id)
  from live.rooms r;

-- Past sessions are read in this order.
create index sessions_past on live.sessions (opened_at desc, id desc) where state = 'ended';
