-- When the buyer took the right answers of the whole group on paper; it is used up since then.
alter table exams.group_accesses add column printed_at timestamptz;
