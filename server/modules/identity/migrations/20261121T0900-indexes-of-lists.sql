-- Managers look for people by an address that nobody has proved, too.
create index accounts__email on identity.accounts (email) where email is not null;

-- The list of what was done, of one kind of act.
create index audit__act on identity.audit (act, at desc, id desc);

-- Open applications are few among many that have their verdict; this follows the row in teaching_verdicts.
alter table identity.teaching_applications add column is_open boolean not null default true;
update identity.teaching_applications set is_open = false
  where id in (select application_id from identity.teaching_verdicts);
create index teaching_applications__open on identity.teaching_applications (sent_at, id) where is_open;
