-- For how many months a bought gift card is valid; cards that were bought before keep their day.
alter table commerce.settings
  add column gift_card_months integer not null default 12 check (gift_card_months between 1 and 120);
