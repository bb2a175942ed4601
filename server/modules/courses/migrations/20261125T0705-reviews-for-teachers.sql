-- For the home of a teacher.
create view courses.shown_reviews as
  select course_id, person_id, stars, text, at from courses.reviews where hidden_at is null;
