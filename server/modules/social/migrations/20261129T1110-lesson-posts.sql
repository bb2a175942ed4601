-- A post for the people of a course may ask about one of its lessons, and become a discussion there.
alter table social.posts
  add column lesson_id uuid references courses.stored_lessons (id) on delete set null,
  add column lesson_thread_id uuid references discussion.threads (id) on delete set null;
create index posts__of_lesson on social.posts (lesson_id) where lesson_id is not null;
create index posts__of_lesson_thread on social.posts (lesson_thread_id) where lesson_thread_id is not null;
