-- Whether a file is a cover is asked before it is removed.
create index courses__of_cover on courses.courses (cover_file_id) where cover_file_id is not null;
