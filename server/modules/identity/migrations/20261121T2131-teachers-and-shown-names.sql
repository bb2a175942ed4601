-- What other modules' public pages may say of people: only what each of them shows.

-- Teachers who show their name under a handle, with whatever else they show.
create view identity.teacher_pages as
  select
    accounts.id as person_id,
    accounts.handle,
    accounts.name,
    case when 'city' = any (accounts.public_fields) then accounts.city end as city,
    case when 'education' = any (accounts.public_fields) then accounts.education end as education,
    case when 'biography' = any (accounts.public_fields) then accounts.biography end as biography,
    case when 'links' = any (accounts.public_fields) then accounts.links else '{}' end as links
  from identity.accounts
  join identity.roles on roles.person_id = accounts.id and roles.role = 'teacher'
  where accounts.handle is not null and 'name' = any (accounts.public_fields) and accounts.removed_at is null;

-- Everyone's name, null for who does not show it or has left.
create view identity.shown_names as
  select
    accounts.id as person_id,
    case when 'name' = any (accounts.public_fields) and accounts.removed_at is null then accounts.name end as name
  from identity.accounts;
