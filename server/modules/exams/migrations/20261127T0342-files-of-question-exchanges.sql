-- The library asks for each file where it is used.
create index question_exchanges_by_file on exams.question_exchanges (file_id);
create index question_exchanges_by_stored_file on exams.question_exchanges using gin (stored_file_ids);
