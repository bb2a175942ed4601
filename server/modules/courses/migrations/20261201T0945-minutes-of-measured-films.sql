-- Films that were too large to be measured when their lesson was saved, and have been measured since.
update courses.stored_lessons as l
set minutes = greatest(1, round(f.seconds / 60)::integer)
from media.files as f
where l.kind in ('video', 'audio') and l.minutes = 0 and f.id::text = l.content ->> 'fileId' and f.seconds > 0;

update courses.courses as c
set minutes = counted.minutes
from (
  select course_id, sum(minutes)::integer as minutes from courses.lessons where is_published group by course_id
) as counted
where counted.course_id = c.id and counted.minutes <> c.minutes;
