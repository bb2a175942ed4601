-- When somebody last looked at what was announced in a course; null: never.
alter table courses.enrolments add column announcements_seen_at timestamptz;
