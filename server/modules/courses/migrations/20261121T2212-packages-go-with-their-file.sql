-- A package goes with the file that it was unpacked from; its bytes stand under the file's own key and go with them.
alter table courses.packages drop constraint packages_file_id_fkey;
alter table courses.packages
  add constraint packages_file_id_fkey foreign key (file_id) references media.files (id) on delete cascade;
