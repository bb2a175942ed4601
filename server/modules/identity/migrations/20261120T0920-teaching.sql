-- People ask to become teachers; a manager says yes, or returns it with a reason.
create table identity.teaching_applications (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  field text not null,
  biography text not null,
  national_code text not null check (national_code ~ '^[0-9]{10}$'),
  sheba text not null check (sheba ~ '^IR[0-9]{24}$'),
  sent_at timestamptz not null
);
create index teaching_applications__person on identity.teaching_applications (person_id, sent_at desc);
create index teaching_applications__sent_at on identity.teaching_applications (sent_at, id);

-- An application without a row here is open.
create table identity.teaching_verdicts (
  application_id uuid primary key references identity.teaching_applications (id) on delete cascade,
  verdict text not null check (verdict in ('accepted', 'returned')),
  reason text,
  given_by uuid references identity.accounts (id) on delete set null,
  given_at timestamptz not null,
  constraint teaching_verdicts__returned_says_why check (verdict = 'accepted' or reason is not null)
);
create index teaching_verdicts__given_by on identity.teaching_verdicts (given_by) where given_by is not null;

-- Lists of people go newest first.
create index accounts__created_at on identity.accounts (created_at desc, id desc);
