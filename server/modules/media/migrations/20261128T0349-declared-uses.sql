-- What files are for is declared by modules (server/plugs/file-use.ts); an upload for an unknown use is refused there.
alter table media.files drop constraint files_use_check;
alter table media.uploads drop constraint uploads_use_check;
