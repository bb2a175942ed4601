-- What is burned beside a bank's payment: planned when the bank is asked, held until it answers.
create table commerce.payment_parts (
  payment_id uuid not null references commerce.payments (id),
  position integer not null,
  kind text not null check (kind in ('giftCard', 'wallet')),
  card_id uuid references commerce.gift_cards (id),
  amount bigint not null check (amount > 0),
  -- Its hold has ended: it was paid, failed, or another payment of the factor took its place.
  released_at timestamptz,
  primary key (payment_id, position),
  check ((kind = 'giftCard') = (card_id is not null))
);
create index payment_parts__of_card on commerce.payment_parts (card_id);

-- A failed payment is looked at again for a day: the bank may be paid late.
drop index commerce.payments__to_check;
create index payments__to_check on commerce.payments (check_at) where check_at is not null;
create index payments__of_authority on commerce.payments (authority);
