-- The courses of which people hold a certificate that stands; who asks looks at `expires_at`.
create view certificates.held_courses as
  select held.person_id, template.item_id as course_id, held.code, held.issued_at, held.expires_at
  from certificates.certificates as held
  join certificates.templates as template on template.id = held.template_id
  where template.kind = 'course' and held.revoked_at is null and held.renewed_at is null;
