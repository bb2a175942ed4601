-- By what other modules' lists are searched and put in the order of names.
create view identity.name_keys as
  select accounts.id as person_id, accounts.name_key
  from identity.accounts;
