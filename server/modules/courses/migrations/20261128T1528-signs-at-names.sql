-- Titles and summaries that were stored before their signs were marked.
update courses.courses set
  title = platform.with_signs_at_names(title),
  summary = platform.with_signs_at_names(summary)
  where title <> platform.with_signs_at_names(title)
    or summary <> platform.with_signs_at_names(summary);
update courses.stored_lessons set
  title = platform.with_signs_at_names(title)
  where title <> platform.with_signs_at_names(title);
update courses.paths set
  title = platform.with_signs_at_names(title),
  summary = platform.with_signs_at_names(summary)
  where title <> platform.with_signs_at_names(title)
    or summary <> platform.with_signs_at_names(summary);
update courses.cohorts set
  title = platform.with_signs_at_names(title)
  where title <> platform.with_signs_at_names(title);
update courses.stored_sections set
  title = platform.with_signs_at_names(title)
  where title <> platform.with_signs_at_names(title);
