-- Managers read how many enrolled in, and completed, courses in a period.
create index enrolments__enrolled_at on courses.enrolments (enrolled_at desc, id desc);
create index enrolments__completed_at on courses.enrolments (completed_at desc, id desc) where completed_at is not null;
