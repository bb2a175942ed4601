-- A package keeps what its learner does: it was shown to strangers as an empty page.
update courses.lessons set is_preview = false where kind = 'scorm' and is_preview;
alter table courses.lessons
  add constraint lessons_package_is_for_learners check (kind <> 'scorm' or not is_preview);
