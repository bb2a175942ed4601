-- What managers note while they review a course, what of it is done, and what they looked at. Rows stay as history.
create table authoring.review_notes (
  id uuid primary key,
  course_id uuid not null references courses.courses (id) on delete cascade,
  subject text not null check (subject in ('course', 'section', 'lesson')),
  -- Null once the section or lesson is removed; the note keeps its title.
  section_id uuid references courses.sections (id) on delete set null,
  lesson_id uuid references courses.lessons (id) on delete set null,
  title text not null,
  topic text,
  text text not null,
  by_id uuid not null references identity.accounts (id),
  at timestamptz not null,
  -- The decision with which the teachers got it; null while the review goes on.
  turn_id uuid references courses.course_turns (id) on delete cascade
);
create index review_notes__of_course on authoring.review_notes (course_id, at desc, id desc);
create index review_notes__of_section on authoring.review_notes (section_id) where section_id is not null;
create index review_notes__of_lesson on authoring.review_notes (lesson_id) where lesson_id is not null;
create index review_notes__of_person on authoring.review_notes (by_id);
create index review_notes__of_turn on authoring.review_notes (turn_id) where turn_id is not null;

-- A note was done, or was not done after all; the newest row decides.
create table authoring.review_note_turns (
  id uuid primary key,
  note_id uuid not null references authoring.review_notes (id) on delete cascade,
  is_done boolean not null,
  by_id uuid not null references identity.accounts (id),
  at timestamptz not null
);
create index review_note_turns__of_note on authoring.review_note_turns (note_id, at, id);
create index review_note_turns__of_person on authoring.review_note_turns (by_id);

-- The checklist of a review; the newest row of a topic since the course was sent for review decides.
create table authoring.review_checks (
  id uuid primary key,
  course_id uuid not null references courses.courses (id) on delete cascade,
  topic text not null,
  is_checked boolean not null,
  by_id uuid not null references identity.accounts (id),
  at timestamptz not null
);
create index review_checks__of_course on authoring.review_checks (course_id, topic, at desc, id desc);
create index review_checks__of_person on authoring.review_checks (by_id);
