-- Rows that change wait in a list of the search index. When it is long, as after many courses were counted again, reading
-- it costs more than reading the whole table, and a search does that. 128 kB at most keep the index the cheaper way.
alter index courses.courses__search set (gin_pending_list_limit = 128);
