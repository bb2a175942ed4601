-- Who wants to hear of courses about words that found nothing.
create table courses.search_alerts (
  person_id uuid not null references identity.accounts (id),
  q text not null,
  -- The needed words of `q`, folded as in a course's `search_key`.
  words text[] not null check (cardinality(words) > 0),
  at timestamptz not null,
  primary key (person_id, words)
);
