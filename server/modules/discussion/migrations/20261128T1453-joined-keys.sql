-- Keys of what is there already, as «joined keys» of the platform makes them.
update discussion.comments set body = body where body_key <> platform.search_key(body);
update discussion.threads set title = title where title_key <> platform.search_key(title);
