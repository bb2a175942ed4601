-- Keys of what is there already, as «joined keys» of the platform makes them.
update identity.accounts set name = name where name_key <> platform.search_key(name);
