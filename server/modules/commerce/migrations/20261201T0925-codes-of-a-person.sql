-- A code that a person was given or has won is theirs alone, and stands in no list of managers.
alter table commerce.off_codes add column person_id uuid references identity.accounts (id);
create index off_codes__of_person on commerce.off_codes (person_id) where person_id is not null;
create index off_codes__of_managers on commerce.off_codes (created_at, id) where person_id is null;
