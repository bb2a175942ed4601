-- The open page by which somebody is in, so that leaving by one leaves the others alone; null where it is not known.
alter table live.joins add column page_id uuid;
