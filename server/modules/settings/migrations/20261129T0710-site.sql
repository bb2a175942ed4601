-- What the site is called and how it looks.
create schema settings;

create table settings.site (
  only_row boolean primary key default true check (only_row),
  name text not null default 'آروند' check (name <> ''),
  -- A name of `contracts/site.ts`.
  palette text not null default 'firuze',
  -- Of media; null: the mark that the site comes with.
  logo_file_id uuid,
  revision integer not null default 0,
  changed_at timestamptz
);
insert into settings.site default values;
