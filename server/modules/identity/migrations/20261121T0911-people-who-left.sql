-- Who left keeps a row, for what others did with them; figures count those who are here.
create or replace view identity.people as
  select
    accounts.id,
    accounts.name,
    accounts.handle,
    null::text as avatar,
    array['user'] || array(
      select roles.role from identity.roles where roles.person_id = accounts.id order by roles.role
    ) as roles,
    accounts.removed_at is not null as has_left
  from identity.accounts;
