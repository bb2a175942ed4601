-- What is looked at, and where people come from. Nothing here says who: a visitor is a keyed hash that is forgotten
-- after its day (pages) or after seven days (referral codes).
create schema analysis;

-- Who saw which referral code lately, so that a view counts once in seven days.
create table analysis.ref_visitors (
  code text not null,
  -- HMAC of code, address and user agent under a key made from the setting SECRET.
  visitor bytea not null,
  counted_at timestamptz not null,
  primary key (code, visitor)
);
create index ref_visitors__counted_at on analysis.ref_visitors (counted_at);

create table analysis.ref_view_days (
  code text not null,
  -- By Tehran's calendar, as all days here.
  day date not null,
  views integer not null,
  primary key (code, day)
);
create index ref_view_days__day on analysis.ref_view_days (day);

-- Views of pages since the last counting up; a nightly job turns finished days into the figures below.
create table analysis.page_views (
  id uuid primary key,
  day date not null,
  path text not null,
  -- Null: typed, bookmarked, or from our own pages.
  referrer_host text,
  -- HMAC of day, address and user agent.
  visitor bytea not null
);
create index page_views__day on analysis.page_views (day);

create table analysis.view_days (
  day date primary key,
  views integer not null,
  visitors integer not null
);

create table analysis.page_days (
  day date not null,
  path text not null,
  views integer not null,
  primary key (day, path)
);

create table analysis.referrer_days (
  day date not null,
  host text not null,
  views integer not null,
  primary key (day, host)
);

-- What went wrong in browsers; kept for thirty days.
create table analysis.client_logs (
  id uuid primary key,
  at timestamptz not null,
  level text not null check (level in ('warn', 'error')),
  message text not null,
  stack text,
  path text,
  user_agent text not null
);
create index client_logs__at on analysis.client_logs (at desc, id desc);
