-- Titles and summaries that were stored before their signs were marked.
update surveys.surveys set
  title = platform.with_signs_at_names(title)
  where title <> platform.with_signs_at_names(title);
