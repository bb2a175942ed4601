-- The signed credential of each certificate, and the public keys that prove them.
alter table certificates.certificates add column credential json;

-- Public halves of the keys that signed; they stay for ever, so that old proofs can be checked.
create table certificates.keys (
  multibase text primary key,
  since timestamptz not null
);
