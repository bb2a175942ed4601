-- From when on candidates see how they did; null: as soon as they are marked. Nothing else tells them before it.
create or replace view exams.known_exams as
  select id, course_id, title, published_at is not null as is_published,
         settings ->> 'passPercent' is not null as can_be_passed, created_at,
         case when settings -> 'review' ->> 'from' = 'closed' then greatest(closes_at, extended_to) end as results_from
    from exams.exams;
