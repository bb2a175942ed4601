-- Acts are found by words of what was noted of them: a reason, a title, a number of a factor.
alter table identity.audit add column words text not null generated always as (platform.search_key(detail::text)) stored;
create index audit__words on identity.audit using gin (words public.gin_trgm_ops);
