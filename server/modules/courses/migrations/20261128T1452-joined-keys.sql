-- Keys of what is there already, as «joined keys» of the platform makes them.
update courses.courses set title = title
  where btrim(search_key) <> platform.search_key(title || ' ' || names || ' ' || summary);
update courses.cues set text = text where text_key <> platform.search_key(text);
update courses.notes set text = text where text_key <> platform.search_key(text);
