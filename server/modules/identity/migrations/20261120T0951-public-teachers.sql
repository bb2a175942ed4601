-- Teachers who show their name under a handle: for public lists.
create view identity.public_teachers as
  select
    accounts.id as person_id,
    accounts.handle,
    accounts.name,
    case when 'city' = any (accounts.public_fields) then accounts.city end as city,
    roles.granted_at as since
  from identity.accounts
  join identity.roles on roles.person_id = accounts.id and roles.role = 'teacher'
  where accounts.handle is not null and 'name' = any (accounts.public_fields);
