-- What plus opens, field by field, the most popular first.
create index courses__in_plus on courses.courses (category, learners desc, id desc)
  where state = 'published' and in_plus and price > 0;
