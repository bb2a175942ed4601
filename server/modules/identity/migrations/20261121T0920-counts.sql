-- How many are here is counted from indexes alone, however many there are.
create index accounts__here on identity.accounts (id) where removed_at is null;

-- Who teaches; who left holds no role any more.
create view identity.teachers as
  select person_id, granted_at as since from identity.roles where role = 'teacher';
