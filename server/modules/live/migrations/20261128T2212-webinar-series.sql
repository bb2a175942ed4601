-- Webinars that were made together, a week apart; each is moved, sold and cancelled alone.
alter table live.webinars add column series_id uuid;
create index webinars_of_series on live.webinars (series_id, starts_at) where series_id is not null;
