-- What learners did, event by event. Months are partitions: the nightly job makes the coming ones and drops those past
-- the retention; a row whose month has no partition yet waits in the last one, and moves when its month is made.
create table analysis.learning_events (
  id uuid not null,
  at timestamptz not null,
  type text not null check (
    type in ('lessonCompleted', 'courseCompleted', 'examPassed', 'examFailed', 'webinarAttended', 'certificateIssued')
  ),
  person_id uuid not null references identity.accounts (id) on delete cascade,
  course_id uuid,
  lesson_id uuid,
  -- The exam, the webinar or the certificate.
  item_id uuid,
  primary key (id, at)
) partition by range (at);
create index learning_events__newest on analysis.learning_events (at desc, id desc);
create index learning_events__of_person on analysis.learning_events (person_id, at desc, id desc);
create table analysis.learning_events_rest partition of analysis.learning_events default;

-- Views of pages are kept one by one until their day is counted: days are partitions.
alter table analysis.page_views rename to page_views_before;
alter index analysis.page_views_pkey rename to page_views_before_pkey;
-- Its name is taken up by the index of the new table.
drop index analysis.page_views__day;
create table analysis.page_views (
  id uuid not null,
  day date not null,
  path text not null,
  -- Null: typed, bookmarked, or from our own pages.
  referrer_host text,
  -- HMAC of day, address and user agent.
  visitor bytea not null,
  hour smallint not null check (hour between 0 and 23),
  primary key (id, day)
) partition by range (day);
create index page_views__day on analysis.page_views (day);
create table analysis.page_views_rest partition of analysis.page_views default;
insert into analysis.page_views (id, day, path, referrer_host, visitor, hour)
select id, day, path, referrer_host, visitor, hour from analysis.page_views_before;
-- Its rows were copied by the statement above.
drop table analysis.page_views_before;
