-- When a teacher ended an enrolment; null again once access is given or paid for anew.
alter table courses.enrolments add column removed_at timestamptz;

-- Only teachers end an enrolment by name.
update courses.enrolments as e
set removed_at = e.ended_at
where e.state = 'expired' and exists (
  select from courses.enrolment_turns as t
  where t.enrolment_id = e.id and t.state = 'expired' and t.by_id is not null and t.at = e.ended_at
);
