-- Figures of sign-ups count those whom the list of people shows: removed accounts are in neither.
create or replace view identity.fact_sign_ups as
select id as person_id, created_at as at, invited_by
from identity.accounts
where removed_at is null;
