create index results_waiting on exams.results (exam_id) where waiting > 0;
