-- Whoever sells the item has opened it: from here on they know best whether it may be bought again.
alter table commerce.entitlements add column taken_up_at timestamptz;
