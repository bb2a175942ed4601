-- Within how many working hours messages to a department are answered; managers of support change it.
create table support.service_levels (
  department text primary key check (department in ('learning', 'payment', 'account', 'teaching', 'other')),
  normal_hours integer not null default 8 check (normal_hours between 1 and 40),
  urgent_hours integer not null default 2 check (urgent_hours between 1 and 40),
  check (urgent_hours <= normal_hours)
);
insert into support.service_levels (department) values ('learning'), ('payment'), ('account'), ('teaching'), ('other');
