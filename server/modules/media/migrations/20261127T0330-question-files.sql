-- Files of questions, which come into the question bank and go out of it.
alter table media.files drop constraint files_use_check;
alter table media.files add constraint files_use_check
  check (use in ('avatar', 'cover', 'lesson', 'captions', 'submission', 'package', 'exchange', 'questions'));
alter table media.uploads drop constraint uploads_use_check;
alter table media.uploads add constraint uploads_use_check
  check (use in ('avatar', 'cover', 'lesson', 'captions', 'submission', 'package', 'exchange', 'questions'));
