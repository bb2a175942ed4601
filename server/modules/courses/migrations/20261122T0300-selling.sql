-- Courses are sold: what a payment opens, who earns, what plus opens.

-- What commerce opened, by its entitlement; one that was closed before it came is kept as closed.
create table courses.openings (
  entitlement_id uuid primary key,
  course_id uuid not null references courses.courses (id),
  person_id uuid not null references identity.accounts (id),
  by text not null check (by in ('purchase', 'present', 'seat')),
  opened_at timestamptz not null,
  closed_at timestamptz
);
create index openings__of_person on courses.openings (person_id, course_id);
create index openings__of_course on courses.openings (course_id);

alter table courses.enrolments
  drop constraint enrolments_source_check,
  add constraint enrolments_source_check
    check (source in ('self', 'teacher', 'purchase', 'present', 'seat', 'plus')),
  -- Which of them keeps it open.
  add column opening_id uuid references courses.openings (entitlement_id);
create index enrolments__of_opening on courses.enrolments (opening_id) where opening_id is not null;
create index enrolments__by_plus on courses.enrolments (person_id) where source = 'plus';

-- Percent of the sellers' part that goes to a co-teacher; what is left of 100 is the owner's.
alter table courses.staff
  add column share_percent integer not null default 0 check (share_percent between 0 and 100),
  add constraint staff__who_earns check (share_percent = 0 or role = 'teacher');

alter table courses.courses
  -- Whoever has plus opens it without paying.
  add column in_plus boolean not null default false;

-- The cheapest first, and read from its end the dearest.
create index courses__by_price on courses.courses (price, id) where state = 'published';
