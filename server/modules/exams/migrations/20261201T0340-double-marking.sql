-- Answers that two persons mark, neither seeing what the other gave.
alter table exams.marks
  -- How many of the two have marked it; both, and `percent` is null: they differ, and it waits for the owner of the course.
  add column markers smallint not null default 0;

alter table exams.markings
  -- Null: one person marks.
  add column part text check (part in ('first', 'second', 'decision'));

update exams.exams set settings = settings || '{"doubleMarking": null}';
