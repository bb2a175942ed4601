-- Without a campaign a reward is a percent of the purchase, up to a most; both are kept, since a refund lessens it.
alter table growth.rewards
  alter column campaign_id drop not null,
  add column percent integer,
  add column most bigint,
  add constraint rewards_terms_check check ((campaign_id is null) = (percent is not null) and (percent is null) = (most is null));
