-- Lessons whose words changed since they were last read for search. The database itself notes them, so that whoever
-- writes lessons (authoring, imports, copies, the demo) need not think of it.
create table courses.unread_lessons (
  lesson_id uuid primary key references courses.lessons (id) on delete cascade,
  -- Grows with each change, so that one that comes while the words are read is not lost.
  changes integer not null default 1
);

create function courses.holds_words(kind text, content jsonb) returns boolean
  language sql immutable parallel safe
  return case
    when kind = 'text' then coalesce(jsonb_array_length(content -> 'body' -> 'content'), 0) > 0
    when kind in ('video', 'audio') then coalesce(jsonb_array_length(content -> 'captions'), 0) > 0
    else false
  end;

create function courses.note_new_lessons() returns trigger language plpgsql as $$
begin
  insert into courses.unread_lessons (lesson_id)
  select id from added where courses.holds_words(kind, content);
  return null;
end $$;
create trigger lessons__note_new after insert on courses.lessons
  referencing new table as added
  for each statement execute function courses.note_new_lessons();

create function courses.note_changed_lesson() returns trigger language plpgsql as $$
begin
  insert into courses.unread_lessons (lesson_id) values (new.id)
  on conflict (lesson_id) do update set changes = courses.unread_lessons.changes + 1;
  return null;
end $$;
create trigger lessons__note_changed after update of content on courses.lessons
  for each row when (
    old.content is distinct from new.content
    and (courses.holds_words(old.kind, old.content) or courses.holds_words(new.kind, new.content))
  )
  execute function courses.note_changed_lesson();
