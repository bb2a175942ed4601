-- A card whose time is over has given what was left to `expired`.
alter table commerce.gift_cards add column expired_at timestamptz;
create index gift_cards__to_expire on commerce.gift_cards (expires_at)
  where expired_at is null and expires_at is not null;
create index gift_cards__of_last_four on commerce.gift_cards (last_four, created_at desc, id desc);
create index gift_cards__of_recipient on commerce.gift_cards (recipient_mobile, created_at desc, id desc)
  where recipient_mobile is not null;

-- What a card was spent for.
alter table commerce.gift_card_events add column factor_id uuid references commerce.factors (id);
create index gift_card_events__of_factor on commerce.gift_card_events (factor_id) where factor_id is not null;

create index campaigns__newest on commerce.campaigns (created_at desc, id desc);
