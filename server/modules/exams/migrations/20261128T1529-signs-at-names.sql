-- Titles and summaries that were stored before their signs were marked.
update exams.exams set
  title = platform.with_signs_at_names(title)
  where title <> platform.with_signs_at_names(title);
update exams.practice_groups set
  title = platform.with_signs_at_names(title),
  description = platform.with_signs_at_names(description)
  where title <> platform.with_signs_at_names(title)
    or description <> platform.with_signs_at_names(description);
