import { checkLedger } from '#modules/wallet'
import type { TestApp } from './app.ts'

/** Each query finds rows that must not exist. */
const wrongs: Readonly<Record<string, string>> = {
  'a payment is credited as often as it is settled: once, with its amount': `
    select p.id, p.state, p.amount, t.credited from commerce.payments p
    left join lateral (
      select count(*) as times, sum(e.amount) as credited
      from wallet.transactions t
      join wallet.entries e on e.transaction_id = t.id
      join wallet.accounts a on a.id = e.account_id and a.kind = 'person' and a.owner_id = p.person_id
      where t.cause = 'payment ' || p.id || ' settled'
    ) t on true
    where (p.settled_at is not null) <> (t.times = 1) or (p.settled_at is not null and t.credited <> p.amount)`,
  'what is credited was confirmed by the bank': `
    select p.id, p.state from commerce.payments p
    left join platform.sandbox_payments s on s.authority = p.authority
    where p.settled_at is not null and s.verified_at is null`,
  'what the bank has confirmed is credited, or asked about again since its answer was lost': `
    select p.id, p.state, s.verified_at from commerce.payments p
    join platform.sandbox_payments s on s.authority = p.authority
    where s.verified_at is not null and p.settled_at is null and p.check_at is null`,
  'a bank keeps for us what its payments brought, without what it gave back': `
    select a.name from wallet.accounts a
    where a.name = 'bank:sandbox' and
      (select coalesce(sum(amount), 0) from wallet.entries where account_id = a.id) <>
      (select coalesce(sum(refunded - amount), 0) from commerce.payments where settled_at is not null)`,
  'what a bank gave back is what is booked, once nothing is on its way': `
    select p.id, p.refunded, s.refunded as by_bank, s.reversed_at from commerce.payments p
    join platform.sandbox_payments s on s.authority = p.authority
    where p.refunded <> s.refunded + case when s.reversed_at is null then 0 else p.amount end and not exists (
      select from commerce.refund_parts r where r.payment_id = p.id and r.state not in ('done', 'toWallet'))`,
  'what goes back of the lines goes back to the sources': `
    select f.id from commerce.factors f
    where (select coalesce(sum(refunded), 0) from commerce.factor_lines l where l.factor_id = f.id) <>
      (select coalesce(sum(refunded), 0) from commerce.factor_sources s where s.factor_id = f.id)`,
  'what goes back is the sum of the refunds': `
    select f.id from commerce.factors f
    where (select coalesce(sum(refunded), 0) from commerce.factor_lines l where l.factor_id = f.id) <>
      (select coalesce(sum(amount), 0) from commerce.refunds r
        where r.factor_id = f.id and r.state in ('paying', 'paid'))`,
  'a factor takes of expiring credit what its wallet’s part is at most, and gives it back as such': `
    select f.id, s.amount, s.refunded, took.amount as took, back.amount as back from commerce.factors f
    left join commerce.factor_sources s on s.factor_id = f.id and s.kind = 'wallet'
    cross join lateral (
      select coalesce(sum(p.amount), 0) as amount from wallet.transactions t
      join wallet.spendings p on p.transaction_id = t.id
      join wallet.buckets b on b.id = p.bucket_id
      join wallet.accounts a on a.id = b.account_id and a.owner_id = f.person_id
      where t.factor_id = f.id::text
    ) took
    cross join lateral (
      select coalesce(sum(b.amount), 0) as amount from wallet.transactions t
      join wallet.buckets b on b.transaction_id = t.id
      where t.factor_id = f.id::text and t.kind = 'refund'
    ) back
    where f.paid_at is not null and (took.amount > coalesce(s.amount, 0)
      or back.amount <> greatest(0, coalesce(s.refunded - (s.amount - took.amount), 0)))`,
  'numbers have no gap': `
    select number from (select number, row_number() over (order by number) as at
      from commerce.factors where number is not null) f
    where split_part(number, '-', 2)::int <> at`,
  'the counter is the last number': `
    select last from commerce.factor_numbers
    where last <> (select count(*) from commerce.factors where number is not null)`,
  'sources pay the total of a paid factor': `
    select f.id from commerce.factors f
    where f.paid_at is not null and
      f.total <> (select coalesce(sum(amount), 0) from commerce.factor_sources s where s.factor_id = f.id)`,
  'an unpaid factor has no source, a settled payment pays one factor at most': `
    select f.id from commerce.factors f join commerce.factor_sources s on s.factor_id = f.id
    left join commerce.payments p on p.id = s.payment_id
    where f.paid_at is null or (p.id is not null and (p.settled_at is null or p.factor_id <> f.id or p.amount <> s.amount))`,
  'a factor is booked once, if it is paid': `
    select f.id from commerce.factors f
    where (f.paid_at is not null and f.total > 0) <>
      exists (select from wallet.transactions t where t.cause = 'factor ' || f.id || ' paid')`,
  'nobody has a course twice': `
    select person_id, item_id from commerce.entitlements where closed_at is null
    group by person_id, item_id having count(*) > 1`,
  'a paid line is open, an unpaid one is not': `
    select l.id from commerce.factor_lines l join commerce.factors f on f.id = l.factor_id
    where l.kind = 'course' and not l.options ?| array['gift', 'seats']
      and (f.paid_at is not null) <> exists (select from commerce.entitlements e where e.line_id = l.id)`,
  'a gift opens once, and not after its money went back': `
    select p.line_id from commerce.gift_purchases p
    where (select count(*) from commerce.entitlements e where e.line_id = p.line_id and e.closed_at is null) <>
        (case when p.taken_at is null then 0 else 1 end)
      or p.taken_at is not null and p.closed_at is not null`,
  'a card whose price went back has nothing on it': `
    select c.id, a.balance from commerce.gift_cards c
    join commerce.factor_lines l on l.id = c.line_id and l.refunded = l.total
    join wallet.accounts a on a.owner_id = c.id and a.kind = 'gift-card'
    where a.balance > 0`,
  'a code counts its uses, never beyond its limits': `
    select c.code from commerce.off_codes c
    where c.uses <> (select count(*) from commerce.off_code_uses u where u.off_code_id = c.id and u.state <> 'givenBack')
      or c.uses > c.total_limit
      or exists (select from commerce.off_code_uses u where u.off_code_id = c.id and u.state <> 'givenBack'
        group by u.person_id having count(*) > c.person_limit)`,
  'a campaign has spent what its codes took': `
    select g.title from commerce.campaigns g
    where g.spent <> (select coalesce(sum(u.discount), 0) from commerce.off_codes c
      join commerce.off_code_uses u on u.off_code_id = c.id and u.state <> 'givenBack' where c.campaign_id = g.id)`,
  'a code is used by a paid factor, reserved by a waiting one, given back by any other': `
    select f.id, f.state, u.state as use from commerce.factors f join commerce.off_code_uses u on u.factor_id = f.id
    where u.state <> case when f.state in ('paid', 'partlyRefunded') then 'used'
      when f.state = 'awaitingPayment' then 'reserved' else 'givenBack' end`,
  'a part of a payment that has ended holds nothing': `
    select h.cause from wallet.holds h where h.state = 'open' and h.cause like 'payment % held' and not exists (
      select from commerce.payment_parts m where 'payment ' || m.payment_id || ' held' = h.cause and m.released_at is null)`,
}

/** The rules of the books that are broken, by name, each with its first rows. Empty: all rules hold. */
export async function brokenInvariants({ database, platform }: TestApp): Promise<Record<string, unknown>> {
  const broken: Record<string, unknown> = {}
  for (const [name, question] of Object.entries(wrongs)) {
    const { rows } = await database.pool.query(question)
    if (rows.length > 0) broken[name] = rows.slice(0, 5)
  }
  const ledger = await checkLedger(platform.db)
  if (!ledger.isSound) broken['the ledger is sound'] = ledger.faults
  return broken
}
