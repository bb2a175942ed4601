-- Values that managers changed, each of a module by its name; what has no row here has its default.
create table platform.settings (
  module text not null,
  name text not null,
  -- Null: the default again. The row stays, because its revision tells a page that was opened before.
  value bigint,
  revision integer not null check (revision > 0),
  changed_at timestamptz not null,
  primary key (module, name)
);
