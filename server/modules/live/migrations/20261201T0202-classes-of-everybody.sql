-- Every class with its title and whose it is, for managers.
create view live.classes as
  select 'webinar'::text as kind, w.id, w.title, w.owner_id as host_id, w.starts_at, w.state = 'published' as is_coming,
    case when w.state <> 'draft' then '/webinars/' || w.slug end as page
  from live.webinars w
  union all
  select 'meet', m.id, 'جلسهٔ خصوصی با ' || p.name, m.teacher_id, m.starts_at, m.state = 'booked', null
  from live.meets m join identity.people p on p.id = m.learner_id
  union all
  select 'room', r.id, r.title,
    (
      select h.person_id from live.room_people h where h.room_id = r.id and h.role = 'host'
      order by h.person_id limit 1
    ),
    null, false, '/courses/' || c.slug
  from live.rooms r left join courses.known_courses c on c.id = r.course_id;

-- Past sessions are read in this order.
create index sessions_past on live.sessions (opened_at desc, id desc) where state = 'ended';
