-- Teachers who show their name under a handle: for public lists.
create view identity.public_teachers as
  select
    accounts.id as person_id,
    accounts.handle,
    accounts.name,
    -- What they teach, as they last wrote it in an application that was accepted.
    (
      select applications.field
      from identity.teaching_applications as applications
      join identity.teaching_verdicts as verdicts
        on verdicts.application_id = applications.id and verdicts.verdict = 'accepted'
      where applications.person_id = accounts.id
      order by applications.sent_at desc
      limit 1
    ) as field,
    case when 'city' = any (accounts.public_fields) then accounts.city end as city,
    roles.granted_at as since
  from identity.accounts
  join identity.roles on roles.person_id = accounts.id and roles.role = 'teacher'
  where accounts.handle is not null and 'name' = any (accounts.public_fields) and accounts.removed_at is null;
