-- Visitors by the hour of the day, in Tehran, in which they first came, so that hours add up to days, and those who
-- opened the page of a course by the hour in which they first did.
create table analysis.visitor_hours (
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  visitors integer not null,
  course_visitors integer not null,
  primary key (day, hour)
);

-- Of days before this table nobody knows the hour: they stand at noon, and no more visitors saw a course than pages of
-- courses were viewed.
insert into analysis.visitor_hours (day, hour, visitors, course_visitors)
select v.day, 12, v.visitors, least(v.visitors, coalesce(sum(p.views), 0))
from analysis.view_days as v
left join analysis.page_days as p on p.day = v.day and p.path ~ '^/courses/[^/]+$'
group by v.day, v.visitors;

alter table analysis.page_views add column hour smallint not null default 12 check (hour between 0 and 23);
alter table analysis.page_views alter column hour drop default;
