-- For modules whose things are the first post of their own thread: the text and the figures of the thread.
create view discussion.openings as
  select
    threads.id,
    threads.about_kind as kind,
    comments.body,
    comments.body_key,
    comments.edited_at,
    threads.likes,
    threads.answers as comments
  from discussion.threads
  join discussion.comments on comments.id = threads.id;

-- Who likes which post.
create view discussion.known_likes as
  select likes.comment_id as id, likes.person_id from discussion.likes;
