-- Who learned on which day, for the retention of those who joined in a month.
create view courses.fact_learning_days as
  select person_id, day from courses.learning_days;
