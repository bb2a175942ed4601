-- Documents that are shown page by page: size and text of each page; its pictures are renditions.
create table media.pages (
  file_id uuid not null references media.files (id) on delete cascade,
  -- From 1.
  page integer not null,
  width integer not null,
  height integer not null,
  text text not null,
  primary key (file_id, page)
);
