-- Slides of a session: PDFs of its hosts, and the page that everybody sees.
create table live.slides (
  session_id uuid not null references live.sessions (id) on delete cascade,
  file_id uuid not null,
  page integer not null default 1,
  is_shown boolean not null default false,
  at timestamptz not null,
  primary key (session_id, file_id)
);
create unique index slides_shown on live.slides (session_id) where is_shown;
create index slides_of_file on live.slides (file_id);
