-- Who passed which exam, for skills; how they did is not in it.
create view exams.passed_exams as
  select distinct r.exam_id, a.person_id
    from exams.results as r
    join exams.attempts as a on a.id = r.attempt_id
    join exams.exams as e on e.id = r.exam_id
   where r.waiting = 0 and r.most > 0
     and r.points * 100.0 / r.most >= (e.settings ->> 'passPercent')::float8;
