-- Marks on a page of slides; without a file they are on the board.
alter table live.board_marks
  add column file_id uuid,
  add column page integer,
  add constraint board_marks_sheet check ((file_id is null) = (page is null));
create index board_marks_of_file on live.board_marks (file_id) where file_id is not null;
