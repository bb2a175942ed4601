-- Skills, companies, their jobs, and who applies for them.
create schema careers;

create table careers.skills (
  id uuid primary key,
  -- Null: a field, which holds skills.
  parent_id uuid references careers.skills (id),
  title text not null,
  made_at timestamptz not null
);
create index skills__parent on careers.skills (parent_id);

-- Whoever holds a certificate of the course has the skill.
create table careers.skill_courses (
  skill_id uuid not null references careers.skills (id) on delete cascade,
  course_id uuid not null,
  primary key (skill_id, course_id)
);
create index skill_courses__course on careers.skill_courses (course_id);

-- What people say they can, and show.
create table careers.person_skills (
  person_id uuid not null references identity.accounts (id) on delete cascade,
  skill_id uuid not null references careers.skills (id),
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  at timestamptz not null,
  primary key (person_id, skill_id)
);
create index person_skills__skill on careers.person_skills (skill_id);

-- What a person writes for the résumé; all else is in the profile.
create table careers.resumes (
  person_id uuid primary key references identity.accounts (id) on delete cascade,
  headline text not null,
  experience text not null
);

create table careers.companies (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  field text not null,
  city text not null,
  size text not null check (size in ('upTo10', 'upTo50', 'upTo200', 'over200')),
  website text not null,
  about text not null,
  state text not null check (state in ('waiting', 'accepted', 'returned')),
  -- Why it was returned.
  reason text,
  proposed_by uuid references identity.accounts (id) on delete set null,
  proposed_at timestamptz not null,
  -- Since when it is in its state.
  state_at timestamptz not null
);
create index companies__in_state on careers.companies (state, state_at desc, id desc);
create index companies__proposed_by on careers.companies (proposed_by);

create table careers.company_turns (
  id uuid primary key,
  company_id uuid not null references careers.companies (id) on delete cascade,
  state text not null check (state in ('waiting', 'accepted', 'returned')),
  reason text,
  by_id uuid references identity.accounts (id),
  at timestamptz not null
);
create index company_turns__company on careers.company_turns (company_id, at);

create table careers.members (
  company_id uuid not null references careers.companies (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  role text not null check (role in ('owner', 'recruiter')),
  since timestamptz not null,
  primary key (company_id, person_id)
);
create index members__person on careers.members (person_id, since desc, company_id desc);

create table careers.jobs (
  id uuid primary key,
  company_id uuid not null references careers.companies (id),
  slug text not null unique,
  title text not null,
  kind text not null check (kind in ('fullTime', 'partTime', 'contract', 'internship')),
  city text not null,
  is_remote boolean not null,
  -- Rials a month.
  pay_least bigint,
  pay_most bigint,
  -- The last day, in Tehran.
  deadline date not null,
  description jsonb not null,
  created_at timestamptz not null,
  -- Null: a draft.
  published_at timestamptz,
  closed_at timestamptz,
  check (pay_most >= pay_least)
);
create index jobs__of_company on careers.jobs (company_id, created_at desc, id desc);
create index jobs__open on careers.jobs (published_at desc, id desc)
  where published_at is not null and closed_at is null;

create table careers.job_skills (
  job_id uuid not null references careers.jobs (id) on delete cascade,
  skill_id uuid not null references careers.skills (id),
  -- Nobody may apply without its certificate.
  is_demanded boolean not null,
  primary key (job_id, skill_id)
);
create index job_skills__skill on careers.job_skills (skill_id);

create table careers.applications (
  id uuid primary key,
  job_id uuid not null references careers.jobs (id),
  person_id uuid not null references identity.accounts (id) on delete cascade,
  letter text not null,
  -- As it was when it was sent (contracts/careers.ts).
  resume jsonb not null,
  stage text not null check (stage in ('new', 'reviewing', 'interview', 'offer', 'hired', 'rejected')),
  at timestamptz not null,
  withdrawn_at timestamptz,
  unique (job_id, person_id)
);
create index applications__at_stage on careers.applications (job_id, stage, at, id) where withdrawn_at is null;
create index applications__of_person on careers.applications (person_id, at desc, id desc);

create table careers.moves (
  id uuid primary key,
  application_id uuid not null references careers.applications (id) on delete cascade,
  stage text not null,
  by_id uuid not null references identity.accounts (id),
  at timestamptz not null
);
create index moves__application on careers.moves (application_id, at, id);
create index moves__by on careers.moves (by_id);

-- Only members of the company see them.
create table careers.notes (
  id uuid primary key,
  application_id uuid not null references careers.applications (id) on delete cascade,
  by_id uuid not null references identity.accounts (id),
  text text not null,
  at timestamptz not null
);
create index notes__application on careers.notes (application_id, at, id);
create index notes__by on careers.notes (by_id);

-- People from whom a company takes no application.
create table careers.blocks (
  company_id uuid not null references careers.companies (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  by_id uuid not null references identity.accounts (id),
  at timestamptz not null,
  primary key (company_id, person_id)
);
create index blocks__person on careers.blocks (person_id);
