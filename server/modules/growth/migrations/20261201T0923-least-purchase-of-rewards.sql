-- The least purchase that a reward was given for: when a refund leaves less of it, the reward is taken back.
alter table growth.rewards add column least_purchase bigint not null default 0;
update growth.rewards r set least_purchase = c.least_purchase from growth.campaigns c where c.id = r.campaign_id;
