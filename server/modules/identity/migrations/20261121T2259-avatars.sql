-- A picture of oneself, from the person's own files.
alter table identity.accounts add column avatar_file_id uuid references media.files (id);
create index accounts__avatar on identity.accounts (avatar_file_id) where avatar_file_id is not null;

create or replace view identity.people as
  select
    accounts.id,
    accounts.name,
    accounts.handle,
    '/media/' || accounts.avatar_file_id::text || '/320' as avatar,
    array['user'] || array(
      select roles.role from identity.roles where roles.person_id = accounts.id order by roles.role
    ) as roles,
    accounts.removed_at is not null as has_left
  from identity.accounts;

-- On public pages only of who shows it.
create or replace view identity.teacher_pages as
  select
    accounts.id as person_id,
    accounts.handle,
    accounts.name,
    case when 'city' = any (accounts.public_fields) then accounts.city end as city,
    case when 'education' = any (accounts.public_fields) then accounts.education end as education,
    case when 'biography' = any (accounts.public_fields) then accounts.biography end as biography,
    case when 'links' = any (accounts.public_fields) then accounts.links else '{}' end as links,
    case when 'avatar' = any (accounts.public_fields) then accounts.avatar_file_id end as avatar_file_id
  from identity.accounts
  join identity.roles on roles.person_id = accounts.id and roles.role = 'teacher'
  where accounts.handle is not null and 'name' = any (accounts.public_fields) and accounts.removed_at is null;
