-- What lists of courses are searched, sorted and counted by.
alter table courses.courses
  -- Names of its teachers and of its field, by which it is found too; kept by countFigures.
  add column names text not null default '',
  -- Keys stand between spaces, so that ' حس' is a beginning of a word.
  add column title_key text not null
    generated always as (' ' || platform.search_key(title) || ' ') stored,
  add column search_key text not null
    generated always as (' ' || platform.search_key(title || ' ' || names || ' ' || summary) || ' ') stored,
  -- Without spaces, by which «برنامهنویسی» finds «برنامه‌نویسی».
  add column joined_key text not null
    generated always as (platform.joined_search_key(title || '|' || names || '|' || summary)) stored,
  -- Thousandths of a star, drawn to 3.8 by five ratings that nobody gave: one lone 5 does not win.
  add column rating_rank integer not null
    generated always as (case when ratings = 0 then 0 else (rating_sum * 1000 + 19000) / (ratings + 5) end) stored;

create index courses__search on courses.courses
  using gin (search_key gin_trgm_ops, joined_key gin_trgm_ops) where state = 'published';
create index courses__newest on courses.courses (published_at desc, id desc) where state = 'published';
create index courses__popular on courses.courses (learners desc, id desc) where state = 'published';
create index courses__best on courses.courses (rating_rank desc, id desc) where state = 'published';
create index courses__by_title on courses.courses (title collate "fa-x-icu", id) where state = 'published';
create index courses__newest_in_category on courses.courses (category, published_at desc, id desc)
  where state = 'published';
create index courses__popular_in_category on courses.courses (category, learners desc, id desc)
  where state = 'published';
-- The counts beside the facets come from this index alone.
create index courses__facets on courses.courses (category, level, price) where state = 'published';

-- Every word of every published course, so that a misspelt one is told its neighbour.
create table courses.words (
  word text primary key,
  -- Letters that sound alike are one: ریازی and ریاضی are the same.
  sound text not null generated always as (translate(word, 'ذضظثصطحغع', 'زززسستهقا')) stored
);
create index words__sound on courses.words using gin (sound gin_trgm_ops);

create function courses.learn_words(keys text[]) returns void language sql as $$
  insert into courses.words (word)
  select distinct word
  from unnest(keys) as key, regexp_split_to_table(key, '[^[:alnum:]]+') as word
  where length(word) between 3 and 40
  order by word
  on conflict do nothing;
$$;

create function courses.learn_words_of_added() returns trigger language plpgsql as $$
begin
  perform courses.learn_words(array(select search_key from added where state = 'published'));
  return null;
end;
$$;

create function courses.learn_words_of_changed() returns trigger language plpgsql as $$
begin
  perform courses.learn_words(array(
    select added.search_key from added join former using (id)
    where added.state = 'published' and (former.state <> 'published' or former.search_key <> added.search_key)
  ));
  return null;
end;
$$;

create trigger learn_words_of_added after insert on courses.courses
  referencing new table as added
  for each statement execute function courses.learn_words_of_added();
create trigger learn_words_of_changed after update on courses.courses
  referencing new table as added old table as former
  for each statement execute function courses.learn_words_of_changed();

-- Keeps reviews in the order of the course page, and the newest of all for the home page.
create index reviews__newest on courses.reviews (at desc, course_id, person_id) where hidden_at is null;
