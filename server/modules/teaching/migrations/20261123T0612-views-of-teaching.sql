-- Invitations that stand: whoever was in already answers one by opening the course again.
create view teaching.open_invitations as
  select i.id, i.course_id, i.cohort_id, i.mobile, i.by_id, i.at, i.person_id, i.line
  from teaching.invitations i
  where i.taken_at is null
    and not exists (
      select from courses.learners e
      where e.course_id = i.course_id
        and e.person_id = i.person_id
        and e.opened_at is not null
        and e.seen_at >= i.at
    );

-- What other modules may read.
create view teaching.course_announcements as
  select announcements.id, announcements.course_id, announcements.title, announcements.at
  from teaching.announcements;
