-- Titles and summaries that were stored before their signs were marked.
update careers.jobs set
  title = platform.with_signs_at_names(title)
  where title <> platform.with_signs_at_names(title);
update careers.companies set
  name = platform.with_signs_at_names(name)
  where name <> platform.with_signs_at_names(name);
