-- Who is told of new jobs of a company.
create table careers.followers (
  company_id uuid not null references careers.companies (id) on delete cascade,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  since timestamptz not null,
  primary key (company_id, person_id)
);
create index followers__person on careers.followers (person_id, since desc, company_id desc);

create table careers.saved_jobs (
  person_id uuid not null references identity.accounts (id) on delete cascade,
  job_id uuid not null references careers.jobs (id) on delete cascade,
  at timestamptz not null,
  primary key (person_id, job_id)
);
create index saved_jobs__person on careers.saved_jobs (person_id, at desc, job_id desc);
create index saved_jobs__job on careers.saved_jobs (job_id);

-- Searches for whose new jobs a person is told.
create table careers.alerts (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  -- As in contracts/careers.ts; what narrows nothing is left out.
  search jsonb not null,
  made_at timestamptz not null,
  -- Jobs that were published later are new.
  looked_at timestamptz not null,
  unique (person_id, search)
);
create index alerts__looked on careers.alerts (looked_at, id);

-- Whoever passed the exam has the skill.
create table careers.skill_exams (
  skill_id uuid not null references careers.skills (id) on delete cascade,
  exam_id uuid not null,
  primary key (skill_id, exam_id)
);
create index skill_exams__exam on careers.skill_exams (exam_id);

-- What the company and the applicant write to each other.
create table careers.messages (
  id uuid primary key,
  application_id uuid not null references careers.applications (id) on delete cascade,
  by_id uuid not null references identity.accounts (id),
  is_company boolean not null,
  text text not null,
  at timestamptz not null
);
create index messages__application on careers.messages (application_id, at, id);
create index messages__by on careers.messages (by_id);

-- Parts of the résumé on the public page; null: there is none.
alter table careers.resumes add column public_parts text[];

-- Applications that were sent before exams proved skills.
update careers.applications set resume = jsonb_set(resume, '{skills}', coalesce((
  select jsonb_agg('{"exam": null}'::jsonb || one) from jsonb_array_elements(resume -> 'skills') as one), '[]'));
