-- Keys of what is there already, as «joined keys» of the platform makes them.
update media.files set name = name where name_key <> platform.search_key(name);
-- Two folders side by side may have one key now; the later one says so in its name.
update media.folders as later set name = later.name || ' ' || later.id
  where exists (
    select from media.folders as earlier
    where earlier.owner_id = later.owner_id and earlier.parent_id is not distinct from later.parent_id
      and earlier.id < later.id and platform.search_key(earlier.name) = platform.search_key(later.name)
  );
update media.folders set name = name where name_key <> platform.search_key(name);
