-- Answers that came after the end and count, where their exam says so.
alter table exams.attempt_heads
  -- Its hand-in by the clock waits for them so long.
  add column late_minutes integer not null default 0;

-- By how many seconds it missed the end of its attempt or of the section that was open; null: it was late otherwise.
alter table exams.late_saves add column late_seconds integer;

-- Null: the answer that counts came in time.
alter table exams.marks add column late_seconds integer;
