-- Faults of browsers in days, which are dropped when they are a month old: a storm of them costs one table and leaves
-- nothing to vacuum. A row whose day has no partition yet waits in the last one, and moves when its day is made.
alter table analysis.client_logs rename to client_logs_before;
alter index analysis.client_logs_pkey rename to client_logs_before_pkey;
-- Its name is taken up by the index of the new table.
drop index analysis.client_logs__at;
create table analysis.client_logs (
  id uuid not null,
  at timestamptz not null,
  level text not null check (level in ('warn', 'error')),
  message text not null,
  stack text,
  path text,
  user_agent text not null,
  primary key (id, at)
) partition by range (at);
create index client_logs__at on analysis.client_logs (at desc, id desc);
create table analysis.client_logs_rest partition of analysis.client_logs default;
insert into analysis.client_logs (id, at, level, message, stack, path, user_agent)
select id, at, level, message, stack, path, user_agent from analysis.client_logs_before;
-- Its rows were copied by the statement above.
drop table analysis.client_logs_before;
