-- Managers list courses of all states, in any of these orders.
create index courses__all_changed on courses.courses (changed_at desc, id desc);
create index courses__all_by_title on courses.courses (title collate "fa-x-icu", id);
create index courses__all_popular on courses.courses (learners desc, id desc);
create index courses__all_dearest on courses.courses (price desc, id desc);
