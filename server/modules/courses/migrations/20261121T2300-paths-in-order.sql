-- The list of paths is in the order that managers give it.
create index paths__in_order on courses.paths (position, id) where published_at is not null;
