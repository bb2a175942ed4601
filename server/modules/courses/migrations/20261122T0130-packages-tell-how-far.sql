-- How much of a package is unpacked already, for the teacher who waits; of one that is ready it says nothing.
alter table courses.packages
  add column percent integer not null default 0 check (percent between 0 and 100);

alter table courses.package_parts
  -- Whether it may be opened from the list; else one comes to it by going on (SCORM 2004, controlMode choice).
  add column is_free boolean not null default true,
  -- Whether one may go back from it to the part before (controlMode forwardOnly).
  add column goes_back boolean not null default true;
