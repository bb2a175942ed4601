-- Which listener has heard which event, so that a job that runs twice takes effect once.
create table platform.heard_events (
  listener text not null,
  event_id uuid not null,
  heard_at timestamptz not null,
  primary key (listener, event_id)
);
create index heard_events__heard_at on platform.heard_events (heard_at);
