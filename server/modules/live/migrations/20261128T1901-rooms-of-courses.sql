-- A course may have a room: its staff are its hosts, and whoever is enrolled is its member as long as that lasts.
alter table live.rooms add column course_id uuid;
create unique index rooms_of_course on live.rooms (course_id) where course_id is not null;

-- Who belongs to a room: those who were taken in, and those who come with its course; a host once, as a host.
create view live.room_people as
  select distinct on (room_id, person_id) room_id, person_id, role, joined_at, of_course
  from (
    select room_id, person_id, role, joined_at, false as of_course from live.room_members
    union all
    select r.id, s.person_id, 'host', greatest(s.added_at, r.created_at), true
    from live.rooms as r join courses.course_staff as s on s.course_id = r.course_id
    union all
    select r.id, l.person_id, 'member', greatest(l.enrolled_at, r.created_at), true
    from live.rooms as r join courses.learners as l on l.course_id = r.course_id
    where l.state in ('active', 'completed')
  ) as one
  order by room_id, person_id, role, of_course;

-- Files of rooms, for those who belong to them.
create table live.room_files (
  room_id uuid not null references live.rooms (id) on delete cascade,
  file_id uuid not null,
  by_id uuid not null references identity.accounts (id) on delete cascade,
  at timestamptz not null,
  primary key (room_id, file_id)
);
create index room_files_in_order on live.room_files (room_id, at desc, file_id desc);
create index room_files_of_file on live.room_files (file_id);
create index room_files_of_person on live.room_files (by_id);
