-- A post may be for the people of a course alone: its learners and its staff.
alter table social.posts drop constraint posts_visibility_check;
alter table social.posts
  add constraint posts_visibility_check check (visibility in ('everyone', 'followers', 'course')),
  add column course_id uuid references courses.courses (id) on delete cascade,
  add constraint posts__for_course check ((visibility = 'course') = (course_id is not null));
create index posts__of_course on social.posts (course_id, id desc) where course_id is not null;
