-- Formulas are found and shown as people read them: texts that have some are read anew.
insert into courses.unread_lessons (lesson_id)
select lessons.id from courses.lessons
 where lessons.kind = 'text'
   and jsonb_path_exists(lessons.content, '$.body.** ? (@.type == "formula" || @.type == "formulaBlock")')
on conflict (lesson_id) do update set changes = courses.unread_lessons.changes + 1;
