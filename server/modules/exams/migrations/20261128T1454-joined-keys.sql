-- Keys of what is there already, as «joined keys» of the platform makes them.
update exams.practice_groups set search_key = platform.search_key(search_key)
  where search_key <> platform.search_key(search_key);
update exams.questions set search_key = platform.search_key(search_key)
  where search_key <> platform.search_key(search_key);
