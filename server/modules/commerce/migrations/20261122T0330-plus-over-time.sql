-- A pause ends by itself, and each turn says which payment gave which time.
alter table commerce.subscriptions
  -- A pause ends here at the latest: its days are used up then.
  add column rests_until timestamptz,
  add constraint subscriptions__rests check ((state = 'paused') = (rests_until is not null));
create index subscriptions__resting on commerce.subscriptions (rests_until) where state = 'paused';

alter table commerce.subscription_turns
  -- The paid line that gave, or whose refund took, the time from `since` to `until`.
  add column line_id uuid references commerce.factor_lines (id),
  add column since timestamptz,
  add constraint subscription_turns__paid check ((line_id is null) = (since is null));
create unique index subscription_turns__once on commerce.subscription_turns (line_id, kind);

create index plans__in_order on commerce.plans (position, id);
