-- The part of a balance that expires stands on the account, as balance and held do: who spends sees under one lock
-- whether any of it has to be thought of. There is never more of it than there is in all.
alter table wallet.accounts add column expiring bigint;
alter table wallet.accounts disable trigger accounts__guard;
update wallet.accounts a
  set expiring = (select coalesce(sum(remaining), 0) from wallet.buckets where account_id = a.id and remaining > 0)
  where kind <> 'system';
alter table wallet.accounts enable trigger accounts__guard;
alter table wallet.accounts
  add check ((kind = 'system') = (expiring is null)),
  add constraint accounts__expiring_is_there check (expiring >= 0 and (expiring = 0 or expiring <= balance));

create or replace function wallet.guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.held <> 0 or new.entries <> 0 or new.expiring <> 0 then
      raise exception 'an account begins empty' using errcode = 'restrict_violation';
    end if;
  elsif pg_trigger_depth() < 2
    or (new.id, new.kind, coalesce(new.name, new.owner_id::text))
      <> (old.id, old.kind, coalesce(old.name, old.owner_id::text)) then
    raise exception 'an account changes by its entries and holds alone' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function wallet.count_bucket() returns trigger language plpgsql as $$
begin
  update wallet.accounts set expiring = expiring + new.amount where id = new.account_id and kind <> 'system';
  if not found then
    raise exception 'nothing of a system account expires' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger buckets__count after insert on wallet.buckets
  for each row execute function wallet.count_bucket();

create or replace function wallet.count_spending() returns trigger language plpgsql as $$
declare
  of_account uuid;
begin
  update wallet.buckets set remaining = remaining - new.amount where id = new.bucket_id
    returning account_id into of_account;
  update wallet.accounts set expiring = expiring - new.amount where id = of_account;
  return null;
end $$;
