-- The nearest step of reminders that was told to both of a meet: 1 a day, 2 an hour, 3 ten minutes before its start.
alter table live.meets add column reminded smallint default 0 not null;
-- Of those that are booked already, what lies behind is not told late.
update live.meets set reminded = case
  when starts_at <= now() + interval '10 minutes' then 3
  when starts_at <= now() + interval '1 hour' then 2
  when starts_at <= now() + interval '1 day' then 1
  else 0
end;
