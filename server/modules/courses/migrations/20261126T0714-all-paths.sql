-- Managers list drafts of paths too, in the order of all.
create index paths__all_in_order on courses.paths (position, id);
