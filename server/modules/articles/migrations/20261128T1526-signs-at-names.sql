-- Titles and summaries that were stored before their signs were marked.
update articles.articles set
  title = platform.with_signs_at_names(title),
  summary = platform.with_signs_at_names(summary)
  where title <> platform.with_signs_at_names(title)
    or summary <> platform.with_signs_at_names(summary);
update articles.published set
  title = platform.with_signs_at_names(title),
  summary = platform.with_signs_at_names(summary)
  where title <> platform.with_signs_at_names(title)
    or summary <> platform.with_signs_at_names(summary);
