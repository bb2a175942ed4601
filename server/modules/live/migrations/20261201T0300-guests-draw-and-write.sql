-- Guests draw, write captions and write into the notes where the host lets them; they have no account.
alter table live.board_marks
  drop constraint board_marks_person_id_fkey,
  drop constraint board_marks_removed_by_id_fkey;
alter table live.notes drop constraint notes_saved_by_id_fkey;
alter table live.captions drop constraint captions_by_id_fkey;
alter table live.sessions drop constraint sessions_caption_writer_id_fkey;
