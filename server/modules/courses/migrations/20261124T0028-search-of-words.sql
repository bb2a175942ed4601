-- Searches find courses by their level too, and correct a word to one that sounds the same, is one edit away, or is
-- spelled in Latin letters: each is looked up whole.
create function courses.words_of_level(level text) returns text language sql immutable parallel safe
  return case level
    when 'beginner' then 'مبتدی مقدماتی پایه'
    when 'intermediate' then 'متوسط'
    when 'advanced' then 'پیشرفته حرفه‌ای'
    else 'همه'
  end;

update courses.courses set names = concat_ws(' ', names, courses.words_of_level(level));

-- Words were compared by likeness; now the sound is looked up whole, for which a plain index is smaller.
drop index courses.words__sound;
alter table courses.words
  -- The consonants in Latin letters, the twin of skeletonOf() in persian/finglish.ts.
  add column skeleton text not null generated always as (
    regexp_replace(
      translate(
        regexp_replace(word, 'ه$', ''),
        'بپتطثسصجچحهخدذزضظرژشغقفکگلمناویعءabcdefghijklmnopqrstuvwxyz0123456789',
        'bpttsssjChhxdzzzzrJSqqfkglmn'
      ),
      '(.)\1+', '\1', 'g'
    )
  ) stored;
create index words__sound on courses.words (sound);
create index words__skeleton on courses.words (skeleton);
create index words__beginning on courses.words (word text_pattern_ops);
