-- Which modules have been filled with demo data; a module that comes later is filled at the next start.
create table platform.demo_fills (
  module text primary key,
  filled_at timestamptz not null
);
