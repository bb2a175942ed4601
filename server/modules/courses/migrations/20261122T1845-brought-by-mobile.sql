-- A teacher who types mobiles sees of each the same, whether it has an account or not, until its owner opens the course.

-- Null: brought by a mobile and not opened yet; teachers neither see nor count it.
alter table courses.enrolments add column opened_at timestamptz default now();
-- Teachers have seen the names of everybody who is in already.
update courses.enrolments set opened_at = enrolled_at;

-- Whose mobile it is; never told. Null: of nobody yet, or not looked at yet.
alter table courses.invitations
  add column person_id uuid references identity.accounts (id) on delete set null,
  add column settled_at timestamptz;
update courses.invitations set settled_at = at;
create index invitations__of_person on courses.invitations (person_id, course_id) where person_id is not null;
create index invitations__unsettled on courses.invitations (course_id, id) where settled_at is null;
-- Why: it is made anew for those alone whose number was looked at and is nobody's.
drop index courses.invitations__unsent;
create index invitations__unsent on courses.invitations (course_id, id)
  where sent_at is null and taken_at is null and settled_at is not null and person_id is null;

update courses.enrolment_list_lines set outcome = 'invited' where outcome in ('enrolled', 'already');
alter table courses.enrolment_list_lines
  drop constraint enrolment_list_lines_outcome_check,
  add constraint enrolment_list_lines_outcome_check
    check (outcome in ('waiting', 'invited', 'full', 'notMobile', 'repeated'));

-- Invitations that stand: whoever was in already answers one by opening the course again.
create view courses.open_invitations as
  select i.id, i.course_id, i.cohort_id, i.mobile, i.by_id, i.at, i.person_id
  from courses.invitations i
  where i.taken_at is null
    and not exists (
      select from courses.enrolments e
      where e.course_id = i.course_id
        and e.person_id = i.person_id
        and e.opened_at is not null
        and e.seen_at >= i.at
    );
