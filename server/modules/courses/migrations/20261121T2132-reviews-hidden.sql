-- A manager hides a review, or shows it again: each with who and why.
create table courses.review_turns (
  id uuid primary key,
  course_id uuid not null,
  person_id uuid not null,
  hidden boolean not null,
  by_id uuid not null references identity.accounts (id),
  -- What its writer reads when it is hidden.
  reason text check (reason is not null or not hidden),
  at timestamptz not null,
  foreign key (course_id, person_id) references courses.reviews (course_id, person_id) on delete cascade
);
create index review_turns__of_review on courses.review_turns (course_id, person_id, at desc, id desc);

-- The newest of all reviews, for managers; and a person's own in order.
create index reviews__by_time on courses.reviews (at desc, course_id desc, person_id desc);
create index reviews__hidden on courses.reviews (at desc, course_id desc, person_id desc) where hidden_at is not null;
create index reviews__of_person_by_time on courses.reviews (person_id, at desc, course_id desc);
