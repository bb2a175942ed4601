-- The figure beside the bell: asked for on every page.
create index notices__unread on notices.notices (person_id) where read_at is null;
