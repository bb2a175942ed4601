-- A refund is given while less than a quarter of a course was used; whoever has changed the settings keeps theirs.
alter table commerce.settings alter column refund_most_percent set default 25;
update commerce.settings set refund_most_percent = 25 where changed_at is null;
