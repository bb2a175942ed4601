-- Keys of what is there already, as «joined keys» of the platform makes them.
update articles.published set words_key = platform.search_key(words_key)
  where words_key <> platform.search_key(words_key);
