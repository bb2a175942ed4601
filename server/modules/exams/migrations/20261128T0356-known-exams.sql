-- Exams as certificates name them.
create view exams.known_exams as
  select id, course_id, title, published_at is not null as is_published,
         settings ->> 'passPercent' is not null as can_be_passed, created_at
    from exams.exams;
