-- A poll made of a question of the bank has right choices, which are told when it is over.
alter table live.polls
  add column right_choices smallint[] check (cardinality(right_choices) between 1 and 6);
