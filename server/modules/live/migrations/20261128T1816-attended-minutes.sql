-- How long people were in a webinar, counted at its end.
alter table live.webinars
  -- What attendance is measured by: as long as it was planned or, where it ended sooner, as long as it ran.
  add column held_minutes integer check (held_minutes >= 0);
alter table live.registrations
  -- Net minutes; null until the webinar ended, and for whoever never came.
  add column minutes integer check (minutes >= 0);

-- Those that ended before they were counted, from what was written down of their sessions.
update live.webinars as w set held_minutes = least(
  w.minutes,
  coalesce((
    select floor(sum(extract(epoch from s.ended_at - s.started_at)) / 60)::integer
    from live.sessions as s where s.item_id = w.id and s.started_at < s.ended_at
  ), 0)
)
where w.state = 'ended';
update live.registrations as r set minutes = floor(net.seconds / 60)
from (
  select stays.item_id, stays.person_id, coalesce((
    select sum(extract(epoch from upper(part) - lower(part))) from unnest(stays.spans * ran.spans) as part
  ), 0) as seconds
  from (
    select s.item_id, j.person_id,
      range_agg(tstzrange(j.since, greatest(j.since, coalesce(j.left_at, j.seen_at)))) as spans
    from live.joins as j join live.sessions as s on s.id = j.session_id
    group by s.item_id, j.person_id
  ) as stays
  join (
    select item_id, range_agg(tstzrange(started_at, ended_at)) as spans
    from live.sessions where started_at < ended_at
    group by item_id
  ) as ran on ran.item_id = stays.item_id
) as net
where net.item_id = r.webinar_id and net.person_id = r.person_id and r.state = 'attended';

-- Webinars as other modules know them.
create view live.known_webinars as
  select id, slug, title, owner_id, state, starts_at, minutes, held_minutes from live.webinars;

-- Who was in a webinar that ended, and how long.
create view live.attended_webinars as
  select r.id as registration_id, r.webinar_id, r.person_id, coalesce(r.minutes, 0) as minutes,
    coalesce(w.held_minutes, 0) as of_minutes, r.turn
  from live.registrations as r join live.webinars as w on w.id = r.webinar_id
  where r.state in ('attended', 'certified');
