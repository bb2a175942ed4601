-- Accounts elsewhere (Google) by which a person signs in. Known by who issued them and the issuer's own name for the
-- person, never by an e-mail address.
create table identity.provider_accounts (
  issuer text not null,
  subject text not null,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- As the issuer last told it; it says to the person which account this is.
  email text,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  constraint provider_accounts__one_of_each unique (person_id, issuer)
);
