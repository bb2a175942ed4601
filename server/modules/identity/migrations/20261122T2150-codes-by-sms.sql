-- The word for a text message is «sms» on the wire, in the outbox and here.

alter table identity.verifications drop constraint verifications_by_check;
update identity.verifications set by = 'sms' where by = 'text';
alter table identity.verifications
  add constraint verifications_by_check check (by in ('sms', 'call', 'mail'));
