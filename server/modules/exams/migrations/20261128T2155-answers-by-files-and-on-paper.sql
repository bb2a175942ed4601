-- Files that answer questions of exams, since the first save that had them.
create table exams.answer_files (
  file_id uuid not null,
  attempt_id uuid not null references exams.attempts (id) on delete cascade,
  question_id uuid not null,
  primary key (file_id, attempt_id, question_id)
);
create index answer_files_of_attempt on exams.answer_files (attempt_id);

-- Answers that a teacher enters from an answer sheet are an attempt too.
alter table exams.attempt_heads drop constraint attempt_heads_submitted_by_check;
alter table exams.attempt_heads
  add constraint attempt_heads_submitted_by_check check (submitted_by in ('candidate', 'clock', 'teacher'));
