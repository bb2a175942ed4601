-- Whom owners of companies ask to run the company with them; they are members once they accept.
create table careers.member_invitations (
  id uuid primary key,
  company_id uuid not null references careers.companies (id) on delete cascade,
  -- As the owner typed it, E.164.
  mobile text not null,
  -- Whose account it is; told to nobody. Null: of nobody yet, or not looked up yet.
  person_id uuid references identity.accounts (id) on delete cascade,
  role text not null check (role in ('owner', 'recruiter')),
  by_id uuid not null references identity.accounts (id),
  at timestamptz not null,
  constraint member_invitations__once unique (company_id, mobile)
);
create index member_invitations__of_person on careers.member_invitations (person_id) where person_id is not null;
create index member_invitations__of_mobile on careers.member_invitations (mobile) where person_id is null;
create index member_invitations__by on careers.member_invitations (by_id);
