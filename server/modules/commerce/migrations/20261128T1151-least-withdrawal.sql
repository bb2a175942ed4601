-- The least withdrawal is a million rials, and a refund is given under a quarter: settings that hold the defaults of
-- before follow, whatever else a manager has changed in them.
alter table commerce.settings alter column least_withdrawal set default 1000000;
update commerce.settings set least_withdrawal = 1000000 where least_withdrawal = 500000;
update commerce.settings set refund_most_percent = 25 where refund_most_percent = 20;
