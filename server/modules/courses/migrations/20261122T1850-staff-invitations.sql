-- Who is asked to teach beside the owner; they are staff once they accept.
create table courses.staff_invitations (
  id uuid primary key,
  course_id uuid not null references courses.courses (id) on delete cascade,
  -- As the owner named them: a mobile (E.164) or the handle of a public page.
  who text not null,
  -- Whose account it is; told to nobody. Null: of nobody yet, or not looked at yet.
  person_id uuid references identity.accounts (id) on delete cascade,
  role text not null check (role in ('teacher', 'assistant')),
  rights text[] not null default '{}' check (rights <@ array['write', 'answer', 'mark', 'enrol', 'announce']),
  share_percent integer not null default 0 check (share_percent between 0 and 100),
  by_id uuid not null references identity.accounts (id),
  at timestamptz not null,
  constraint staff_invitations__once unique (course_id, who),
  constraint staff_invitations__who_earns check (share_percent = 0 or role = 'teacher')
);
create index staff_invitations__of_person on courses.staff_invitations (person_id) where person_id is not null;
create index staff_invitations__of_mobile on courses.staff_invitations (who) where person_id is null;
