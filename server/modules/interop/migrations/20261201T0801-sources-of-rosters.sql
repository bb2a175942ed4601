-- Two systems may know different people by the same id, so a link says in whose files it stands: the id of the file's
-- first school. Empty: of a file that names none, and of imports from before this was kept.
alter table interop.roster_imports add column source text not null default '';
alter table interop.roster_links
  add column source text not null default '',
  drop constraint roster_links_pkey,
  add primary key (source, kind, sourced_id);
