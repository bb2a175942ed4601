-- Fields are listed in the order in which people look for them.
create index categories__in_order on courses.categories (position);
