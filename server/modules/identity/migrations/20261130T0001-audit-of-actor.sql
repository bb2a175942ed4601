-- What one person has done, for managers.
create index audit__actor on identity.audit (actor_id, at desc, id desc) where actor_id is not null;
