-- Certificates that are issued to whoever passes an exam of the course.
alter table certificates.templates
  -- Null: to whoever completes the course.
  add column exam_id uuid;
create index templates__exam on certificates.templates (exam_id);
alter table certificates.certificates drop constraint certificates_reason_check;
alter table certificates.certificates
  add constraint certificates_reason_check check (reason in ('completed', 'passed', 'by-hand'));
