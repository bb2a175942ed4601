import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import { prepared, type Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { AccountName } from './account.ts'
import type { Leg, Movement } from './movement.ts'

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
  const [made] = await moveOnce(tx, {
    id: newId(),
    cause,
    kind,
    about: JSON.stringify(about),
    factorId: about.factorId ?? null,
    count: entries.length,
    now: clock.now(),
    ...columnsOf(entries),
  })
  return made?.id ?? null
}

interface MoveAsked extends ReturnType<typeof columnsOf> {
  readonly id: string
  readonly cause: string
  readonly kind: Movement['kind']
  /** JSON. */
  readonly about: string
  readonly factorId: string | null
  /** How many legs it has. */
  readonly count: number
  readonly now: Date
}

const moveOnce = prepared(
  (_db, asked: MoveAsked) => sql<{ id: string }>`
    with said as (
      select * from ${legRows(asked)}
    ), legs as materialized (
      select said.*, a.id as account_id
        from said join wallet.accounts a on a.owner_id = said.owner_id and a.kind = said.kind
        where said.owner_id is not null
      union all
      select said.*, a.id
        from said join wallet.accounts a on a.name = said.name
        where said.name is not null
    ), locked as materialized (
      -- In the one order of the ledger; whoever waited here reads what the other has left. Nothing is locked while an
      -- account is missing: the caller opens it next, and may wait there for somebody who waits for these.
      select id, kind, balance - held as available, expiring from wallet.accounts
        where id = any (array(select account_id from legs)) and kind <> 'system'
          and (select count(*) from legs) = ${asked.count}::int
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
        select ${asked.id}::uuid, ${asked.cause}, ${asked.kind}, ${asked.about}::jsonb, ${asked.factorId},
               ${asked.count}::int, ${asked.now}::timestamptz
          where (select count(*) from legs) = ${asked.count}::int
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
    select id from made`,
)

/** The legs by their columns; `holdIds` is used where a credit is held. */
function columnsOf(entries: readonly Leg[]) {
  const each = <T>(of: (leg: Leg) => T): T[] => entries.map(of)
  return {
    ids: each(() => newId()),
    holdIds: each(() => newId()),
    kinds: each(({ account }) => account.kind),
    owners: each(({ account }) => ownerOf(account)),
    names: each(({ account }) => nameOf(account)),
    amounts: each(({ amount }) => amount),
    titles: each(({ title }) => title ?? null),
    untils: each(({ holdUntil }) => holdUntil ?? null),
  }
}

const legRows = (legs: ReturnType<typeof columnsOf>) => sql`unnest(
    ${legs.ids}::uuid[],
    ${legs.holdIds}::uuid[],
    ${legs.kinds}::text[],
    ${legs.owners}::uuid[],
    ${legs.names}::text[],
    ${legs.amounts}::bigint[],
    ${legs.titles}::text[],
    ${legs.untils}::timestamptz[]
  ) as leg (id, hold_id, kind, owner_id, name, amount, title, until)`

const ownerOf = (account: AccountName) => (account.kind === 'system' ? null : account.ownerId)
const nameOf = (account: AccountName) => (account.kind === 'system' ? account.name : null)
