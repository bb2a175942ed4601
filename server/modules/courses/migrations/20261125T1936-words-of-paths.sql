-- A misspelt word of a path's title or summary is corrected like one of a course.
create function courses.learn_words_of_path() returns trigger language plpgsql as $$
begin
  perform courses.learn_words(array[platform.search_key(concat_ws(' ', new.title, new.summary))]);
  return null;
end;
$$;

create trigger learn_words_of_path after insert or update of title, summary, published_at on courses.paths
  for each row when (new.published_at is not null)
  execute function courses.learn_words_of_path();

select courses.learn_words(array(
  select platform.search_key(concat_ws(' ', title, summary)) from courses.paths where published_at is not null
));
