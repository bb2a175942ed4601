-- Certificates of webinars.
alter table certificates.templates drop constraint templates_kind_check;
alter table certificates.templates
  add constraint templates_kind_check check (kind in ('course', 'webinar')),
  -- Of webinars: how much of the minutes earns a certificate, in percent.
  add column least_percent smallint check (least_percent between 1 and 100);

alter table certificates.certificates drop constraint certificates_reason_check;
alter table certificates.certificates
  add constraint certificates_reason_check check (reason in ('completed', 'passed', 'attended', 'by-hand')),
  -- What is certified, as it is called on the certificate.
  add column kind text not null default 'course' check (kind in ('course', 'webinar')),
  -- Printed in place of the hours: of a webinar whose template names no hours.
  add column minutes integer check (minutes > 0);
alter table certificates.certificates alter column kind drop default;
