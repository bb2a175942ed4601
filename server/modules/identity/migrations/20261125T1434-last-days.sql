-- The last day on which a person used the site, so that managers see who came last.
-- The rows of active_days decide it; it is null for somebody who never came.
alter table identity.accounts add column seen_on date;
update identity.accounts as a set seen_on = d.day
  from (select person_id, max(day) as day from identity.active_days group by person_id) as d
  where d.person_id = a.id;

create index accounts__seen_on on identity.accounts (coalesce(seen_on, '0001-01-01'::date) desc, id desc);
create index accounts__by_name on identity.accounts (name_key, id);
