-- What a teacher of the course replies to a review: one reply, which goes with its review.
create table courses.review_replies (
  course_id uuid not null,
  person_id uuid not null,
  author_id uuid not null references identity.accounts (id),
  text text not null,
  at timestamptz not null,
  changed_at timestamptz not null,
  primary key (course_id, person_id),
  foreign key (course_id, person_id) references courses.reviews (course_id, person_id) on delete cascade
);
create index review_replies__of_author on courses.review_replies (author_id, at);
