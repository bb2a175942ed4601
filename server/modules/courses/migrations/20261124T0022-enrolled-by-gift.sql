-- Whoever was enrolled by a gift purchase has the source `gift`; it was `present`.
alter table courses.enrolments drop constraint enrolments_source_check;
update courses.enrolments set source = 'gift' where source = 'present';
alter table courses.enrolments add constraint enrolments_source_check
  check (source in ('self', 'teacher', 'purchase', 'gift', 'seat', 'plus'));

alter table courses.openings drop constraint openings_by_check;
update courses.openings set by = 'gift' where by = 'present';
alter table courses.openings add constraint openings_by_check check (by in ('purchase', 'gift', 'seat'));
