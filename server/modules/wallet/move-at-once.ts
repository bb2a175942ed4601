import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { AccountName } from './account.ts'
import type { Leg, Movement } from './movement.ts'
import { wallet } from './tables.ts'

/** Whether a movement asks nothing of its accounts but enough money. */
const isPlain = ({ entries, takesBack }: Movement): boolean =>
  takesBack === undefined &&
  entries.every(({ fromHold, expiresAt, givesBack }) => !fromHold && !expiresAt && !givesBack)

/**
 * Moves money in one statement, so that accounts which many wait for are locked only from here to the end of the
 * caller's transaction. Returns null and writes nothing where more steps are needed: a leg that captures a hold,
 * expires or gives back, an account that is not opened yet, a debit of an account with expiring credit or too little
 * money, a cause that was posted before.
 */
export async function moveAtOnce(tx: Tx, clock: Clock, movement: Movement): Promise<string | null> {
  if (!isPlain(movement)) return null
  const { cause, kind, about, entries } = movement
  const { rows } = await sql<{ id: string }>`
    with said as (
      select * from ${rowsOf(entries)}
    ), legs as materialized (
      select said.*, a.id as account_id
        from said join wallet.accounts a on a.owner_id = said.owner_id and a.kind = said.kind
        where said.owner_id is not null
      union all
      select said.*, a.id
        from said join wallet.accounts a on a.name = said.name
        where said.name is not null
    ), locked as materialized (
      -- In the one order of the ledger; whoever waited here reads what the other has left.
      select id, kind, balance - held as available, expiring from wallet.accounts
        where id = any (array(select account_id from legs)) and kind <> 'system'
        order by id
        for no key update
    ), taken as (
      select locked.id, available, expiring, sum(amount) filter (where until is null) as amount
        from locked join legs on account_id = locked.id
        where locked.kind <> 'receivable'
        group by locked.id, available, expiring
        having bool_or(amount < 0)
    ), made as (
      insert into wallet.transactions (id, cause, kind, about, factor_id, legs, at)
        select ${newId()}::uuid, ${cause}, ${kind}, ${JSON.stringify(about)}::jsonb, ${about.factorId ?? null},
               ${entries.length}::int, ${clock.now()}::timestamptz
          where (select count(*) from legs) = ${entries.length}::int
            and (select coalesce(bool_and(expiring = 0 and available + coalesce(amount, 0) >= 0), true) from taken)
        on conflict (cause) do nothing
        returning *
    ), booked as (
      -- Credits first: an account that gives and gets in one transaction is never below zero in between.
      insert into wallet.entries (id, transaction_id, account_id, amount, title)
        select legs.id, made.id, account_id, amount, title from made, legs order by amount desc
    ), held as (
      insert into wallet.holds (id, account_id, cause, amount, is_of_credit, about, made_at, until)
        select min(legs.hold_id::text)::uuid, account_id, cause, sum(amount), true,
               about || case when max(title) is null then '{}' else jsonb_build_object('title', max(title)) end,
               at, max(until)
          from made, legs
          where until is not null
          group by account_id, cause, about, at
    )
    select id from made`.execute(wallet(tx))
  return rows[0]?.id ?? null
}

/** The legs as rows; `hold_id` is used where a credit is held. */
function rowsOf(entries: readonly Leg[]) {
  const each = <T>(of: (leg: Leg) => T): T[] => entries.map(of)
  return sql`unnest(
    ${each(() => newId())}::uuid[],
    ${each(() => newId())}::uuid[],
    ${each(({ account }) => account.kind)}::text[],
    ${each(({ account }) => ownerOf(account))}::uuid[],
    ${each(({ account }) => nameOf(account))}::text[],
    ${each(({ amount }) => amount)}::bigint[],
    ${each(({ title }) => title ?? null)}::text[],
    ${each(({ holdUntil }) => holdUntil ?? null)}::timestamptz[]
  ) as leg (id, hold_id, kind, owner_id, name, amount, title, until)`
}

const ownerOf = (account: AccountName) => (account.kind === 'system' ? null : account.ownerId)
const nameOf = (account: AccountName) => (account.kind === 'system' ? account.name : null)
