-- Whether a part says itself that it is completed (SCORM 2004, completionSetByContent); else its end completes it.
alter table courses.package_parts
  add column tells_completion boolean not null default false;
