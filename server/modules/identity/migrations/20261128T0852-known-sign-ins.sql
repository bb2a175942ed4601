-- From where people signed in, to find accounts that share a device.
create view identity.known_sign_ins as
  select person_id, address, user_agent
  from identity.audit
  where act = 'signed-in' and person_id is not null;
