-- Days of plus that were given, not bought.
alter table commerce.subscription_turns drop constraint subscription_turns_kind_check;
alter table commerce.subscription_turns add constraint subscription_turns_kind_check check (
  kind in (
    'began', 'renewed', 'paused', 'resumed', 'grace', 'ended', 'renewal-on', 'renewal-off', 'refunded', 'granted'
  )
);
