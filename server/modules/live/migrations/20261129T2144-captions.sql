-- Captions of a class, which become a track of its recording, and who may write them beside those who lead it.
create table live.captions (
  id uuid primary key,
  session_id uuid not null references live.sessions (id) on delete cascade,
  by_id uuid references identity.accounts (id) on delete set null,
  -- When it began to be said.
  at timestamptz not null,
  text text not null check (length(text) between 1 and 200)
);
create index captions_of_session on live.captions (session_id, at, id);
create index captions_of_person on live.captions (by_id);

alter table live.sessions
  add column caption_writer_id uuid references identity.accounts (id) on delete set null;
create index sessions_of_caption_writer on live.sessions (caption_writer_id);

alter table live.recordings
  add column captions_file_id uuid references media.files (id);
create index recordings_of_captions on live.recordings (captions_file_id);
