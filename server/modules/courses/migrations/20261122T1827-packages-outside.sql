-- Hosts from which a package takes what it cannot do without; where it runs it does not reach them.
alter table courses.packages
  add column outside_hosts jsonb not null default '[]';
