-- Which managers hold which scope, for modules that give work to them.
create view identity.scope_holders as
select s.person_id, s.scope, a.name
from identity.scopes s
join identity.accounts a on a.id = s.person_id
where a.removed_at is null;
