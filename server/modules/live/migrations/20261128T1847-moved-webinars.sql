-- When a published webinar was last moved to another time; whoever had registered before may give the seat back until
-- the start.
alter table live.webinars add column moved_at timestamptz;
