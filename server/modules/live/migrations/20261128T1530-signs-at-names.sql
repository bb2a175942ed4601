-- Titles and summaries that were stored before their signs were marked.
update live.webinars set
  title = platform.with_signs_at_names(title),
  summary = platform.with_signs_at_names(summary),
  description = platform.with_signs_at_names(description)
  where title <> platform.with_signs_at_names(title)
    or summary <> platform.with_signs_at_names(summary)
    or description <> platform.with_signs_at_names(description);
update live.rooms set
  title = platform.with_signs_at_names(title),
  description = platform.with_signs_at_names(description)
  where title <> platform.with_signs_at_names(title)
    or description <> platform.with_signs_at_names(description);
