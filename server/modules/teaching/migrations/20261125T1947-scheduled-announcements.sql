-- An announcement may be published later, and each learner who opens it leaves a row.
alter table teaching.announcements add column is_published boolean not null default true;
create index announcements__scheduled on teaching.announcements (at) where not is_published;

create table teaching.announcement_reads (
  announcement_id uuid not null references teaching.announcements (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  at timestamptz not null,
  primary key (announcement_id, person_id)
);
create index announcement_reads__of_person on teaching.announcement_reads (person_id, at);

-- Other modules read of those that learners see.
create or replace view teaching.course_announcements as
  select announcements.id, announcements.course_id, announcements.title, announcements.at
  from teaching.announcements
  where announcements.is_published;
