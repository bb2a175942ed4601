-- Keys of what is there already, as «joined keys» of the platform makes them.
update live.webinars set search_key = platform.search_key(search_key)
  where search_key <> platform.search_key(search_key);
