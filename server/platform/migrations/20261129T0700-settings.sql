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

-- Values that a module kept in a table of its own before come here by its migration.
create function platform.keep_setting(module text, name text, value bigint, changed_at timestamptz) returns void
  language sql
  begin atomic
    insert into platform.settings (module, name, value, revision, changed_at)
    values (keep_setting.module, keep_setting.name, keep_setting.value, 1, keep_setting.changed_at);
  end;
