-- An assistant sees no mobile: they tell an invitation by the line of the list in which it was typed.

-- Null: invited before lines were written down.
alter table courses.invitations add column line integer check (line > 0);

create or replace view courses.open_invitations as
  select i.id, i.course_id, i.cohort_id, i.mobile, i.by_id, i.at, i.person_id, i.line
  from courses.invitations i
  where i.taken_at is null
    and not exists (
      select from courses.enrolments e
      where e.course_id = i.course_id
        and e.person_id = i.person_id
        and e.opened_at is not null
        and e.seen_at >= i.at
    );
