-- Since when a worker unpacks a package: one that died with it is not followed by another.
alter table courses.packages add column begun_at timestamptz;
