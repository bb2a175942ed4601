-- Certificates: what is printed on them, whom they were issued to, and what became of them.
create schema certificates;

create table certificates.templates (
  id uuid primary key,
  -- What is certified; exams and webinars will add their kinds.
  kind text not null check (kind in ('course')),
  item_id uuid not null,
  brand text not null check (brand in ('arvand', 'hamun')),
  heading text not null,
  title_latin text not null,
  -- Null: as long as the course is when the certificate is issued.
  hours integer check (hours > 0),
  shows_grade boolean not null,
  signer text not null,
  signer_role text not null,
  -- Null: certificates never expire.
  valid_months integer check (valid_months > 0),
  is_automatic boolean not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by uuid not null references identity.accounts (id),
  constraint templates__item unique (kind, item_id)
);

-- What stands on a certificate is copied at its issue, so that it says the same for ever.
create table certificates.certificates (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z]{2}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  template_id uuid not null references certificates.templates (id),
  person_id uuid not null references identity.accounts (id),
  reason text not null check (reason in ('completed', 'by-hand')),
  brand text not null check (brand in ('arvand', 'hamun')),
  heading text not null,
  holder text not null,
  title text not null,
  title_latin text not null,
  teacher text not null,
  signer text not null,
  signer_role text not null,
  hours integer not null check (hours > 0),
  -- Hundredths of a percent.
  grade integer check (grade between 0 and 10000),
  shares_grade boolean not null default false,
  issued_at timestamptz not null,
  expires_at timestamptz,
  -- The certificate in whose place this one was issued.
  renews_id uuid unique references certificates.certificates (id),
  renewed_at timestamptz,
  revoked_at timestamptz,
  revoked_reason text,
  check ((revoked_at is null) = (revoked_reason is null))
);

-- A person has one certificate of a template at a time.
create unique index certificates__standing on certificates.certificates (template_id, person_id)
  where revoked_at is null and renewed_at is null;
create index certificates__person on certificates.certificates (person_id, issued_at desc, id desc);
create index certificates__template on certificates.certificates (template_id, issued_at desc, id desc);
create index certificates__revoked on certificates.certificates (revoked_at) where revoked_at is not null;
create index certificates__expiring on certificates.certificates (expires_at)
  where revoked_at is null and renewed_at is null and expires_at is not null;

-- Who did what to a certificate, and when.
create table certificates.transitions (
  id uuid primary key,
  certificate_id uuid not null references certificates.certificates (id) on delete cascade,
  state text not null check (state in ('issued', 'renewed', 'revoked')),
  -- Null: by itself.
  by_id uuid references identity.accounts (id),
  at timestamptz not null
);
create index transitions__certificate on certificates.transitions (certificate_id, at);
