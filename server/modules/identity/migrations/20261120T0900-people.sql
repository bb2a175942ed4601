-- People, what they may do, and what happened to them.
create schema identity;

-- A person's account. Other modules see it as the view identity.people.
create table identity.accounts (
  id uuid primary key,
  name text not null check (name <> ''),
  -- The key that managers search by.
  name_key text not null generated always as (platform.search_key(name)) stored,
  -- E.164; null for those who came by e-mail or Google.
  mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  email text check (email = lower(email)),
  -- Null: nobody has proved that it is theirs, so it identifies nobody.
  email_verified_at timestamptz,
  -- argon2id; null for those who never chose one.
  password_hash text,
  password_changed_at timestamptz,
  handle text check (handle ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(handle) between 3 and 30),
  national_code text check (national_code ~ '^[0-9]{10}$'),
  birth_date date,
  education text,
  city text,
  biography text,
  links text[] not null default '{}',
  -- Names of the fields that the public profile shows.
  public_fields text[] not null default '{name}',
  referral_code text not null check (referral_code ~ '^[a-z0-9]{4,16}$'),
  -- Whose referral code brought them.
  invited_by uuid references identity.accounts (id) on delete set null,
  -- Demo accounts: a manager among them works without a second factor.
  second_factor_waived boolean not null default false,
  created_at timestamptz not null,
  constraint accounts__can_be_reached check (mobile is not null or email_verified_at is not null),
  constraint accounts__verified_has_email check (email is not null or email_verified_at is null)
);
create unique index accounts__mobile on identity.accounts (mobile);
create unique index accounts__verified_email on identity.accounts (email) where email_verified_at is not null;
create unique index accounts__handle on identity.accounts (handle);
create unique index accounts__national_code on identity.accounts (national_code);
create unique index accounts__referral_code on identity.accounts (referral_code);
create index accounts__invited_by on identity.accounts (invited_by) where invited_by is not null;
create index accounts__name_key on identity.accounts using gin (name_key gin_trgm_ops);

-- Everyone is a user; these are the roles beyond that.
create table identity.roles (
  person_id uuid not null references identity.accounts (id) on delete cascade,
  role text not null check (role in ('teacher', 'manager')),
  granted_by uuid references identity.accounts (id) on delete set null,
  granted_at timestamptz not null,
  primary key (person_id, role)
);
create index roles__role on identity.roles (role, person_id);
create index roles__granted_by on identity.roles (granted_by) where granted_by is not null;

-- What a manager may look after.
create table identity.scopes (
  person_id uuid not null references identity.accounts (id) on delete cascade,
  scope text not null
    check (scope in ('people', 'content', 'exams', 'finance', 'support', 'growth', 'settings')),
  granted_by uuid references identity.accounts (id) on delete set null,
  granted_at timestamptz not null,
  primary key (person_id, scope)
);
create index scopes__granted_by on identity.scopes (granted_by) where granted_by is not null;

-- Earlier values of what says who a person is: name, handle, national code, birth date, mobile, e-mail.
create table identity.profile_changes (
  id uuid primary key,
  person_id uuid not null references identity.accounts (id) on delete cascade,
  field text not null,
  before text,
  after text,
  changed_by uuid not null,
  changed_at timestamptz not null
);
create index profile_changes__person on identity.profile_changes (person_id, changed_at desc);

-- Who did what, when and from where. It outlives the account, so it has no foreign keys; it never holds a secret.
create table identity.audit (
  id uuid primary key,
  at timestamptz not null,
  -- What happened, e.g. «signed-in», «sign-in-failed».
  act text not null,
  -- Whom it is about; null when nobody is known by what was typed.
  person_id uuid,
  -- Who did it, where that is known.
  actor_id uuid,
  session_id uuid,
  address text not null,
  user_agent text not null,
  detail jsonb not null default '{}'
);
create index audit__person on identity.audit (person_id, at desc);
create index audit__at on identity.audit (at desc);

-- The door for other modules' queries.
create view identity.people as
  select
    accounts.id,
    accounts.name,
    accounts.handle,
    null::text as avatar,
    array['user'] || array(
      select roles.role from identity.roles where roles.person_id = accounts.id order by roles.role
    ) as roles
  from identity.accounts;
