-- Lists of mobiles by which a teacher brings learners in, line by line.
create table courses.enrolment_lists (
  id uuid primary key,
  course_id uuid not null references courses.courses (id) on delete cascade,
  cohort_id uuid references courses.cohorts (id) on delete set null,
  by_id uuid not null references identity.accounts (id),
  at timestamptz not null,
  lines integer not null check (lines > 0)
);
create index enrolment_lists__of_course on courses.enrolment_lists (course_id, at desc, id desc);
create index enrolment_lists__of_cohort on courses.enrolment_lists (cohort_id) where cohort_id is not null;

create table courses.enrolment_list_lines (
  list_id uuid not null references courses.enrolment_lists (id) on delete cascade,
  line integer not null,
  -- As it was written.
  given text not null,
  -- E.164; null: it is none.
  mobile text,
  outcome text not null check (outcome in
    ('waiting', 'enrolled', 'already', 'invited', 'full', 'notMobile', 'repeated')),
  primary key (list_id, line)
);
create index enrolment_list_lines__by_outcome on courses.enrolment_list_lines (list_id, outcome, line);

-- Who has no account yet: enrolled as soon as somebody proves the mobile.
create table courses.invitations (
  id uuid primary key,
  course_id uuid not null references courses.courses (id) on delete cascade,
  cohort_id uuid references courses.cohorts (id) on delete set null,
  -- E.164.
  mobile text not null,
  by_id uuid not null references identity.accounts (id),
  at timestamptz not null,
  -- Set before the message goes out, so that it never goes twice.
  sent_at timestamptz,
  taken_at timestamptz,
  constraint invitations__once unique (course_id, mobile)
);
create index invitations__of_mobile on courses.invitations (mobile) where taken_at is null;
create index invitations__of_course on courses.invitations (course_id, at desc, id desc) where taken_at is null;
create index invitations__of_cohort on courses.invitations (cohort_id) where cohort_id is not null;
create index invitations__unsent on courses.invitations (course_id, id) where sent_at is null and taken_at is null;
