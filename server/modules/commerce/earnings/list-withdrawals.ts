import type { WithdrawalState } from '@arvand/contracts/panel/earnings'
import { bankOfSheba } from '@arvand/persian/sheba'
import { sql } from 'kysely'
import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { commerce } from '../tables.ts'
import { type Withdrawal, withdrawalReply } from './withdrawal-queries.ts'
import { isNameOf } from './withdrawal-rule.ts'

/** Newest first; of a person, of a state, or of all. */
async function page(
  db: Db,
  cursor: string | undefined,
  only: {
    readonly personId?: string
    readonly state?: WithdrawalState | undefined
    readonly id?: string | undefined
  },
) {
  let rows = commerce(db).selectFrom('commerce.withdrawals').selectAll()
  if (only.personId) rows = rows.where('person_id', '=', only.personId)
  if (only.id) rows = rows.where('id', '=', only.id)
  if (only.state) rows = rows.where('state', '=', only.state)
  return keysetPage(rows, newestFirst('asked_at', 'id'), cursor)
}

/** A person's own withdrawals. */
export async function listWithdrawals(db: Db, personId: string, cursor?: string) {
  const { items, nextCursor } = await page(db, cursor, { personId })
  return { items: items.map(withdrawalReply), nextCursor }
}

interface WithdrawalsAsk {
  readonly state?: WithdrawalState | undefined
  /** The id of the only one to list. */
  readonly onlyId?: string | undefined
  readonly cursor?: string | undefined
}

/** Withdrawals as managers see them. */
export async function listAllWithdrawals(db: Db, { state, onlyId, cursor }: WithdrawalsAsk) {
  const { items, nextCursor } = await page(db, cursor, { state, id: onlyId })
  const names = await namesOf(
    db,
    items.flatMap(({ person_id, decided_by }) => [person_id, ...(decided_by ? [decided_by] : [])]),
  )
  const others = await othersOf(db, items)
  return { items: items.map((row) => managedReply(row, names, others.get(row.id) ?? 0)), nextCursor }
}

/** By withdrawal: how many other people have asked for money at its account. */
async function othersOf(db: Db, rows: readonly Withdrawal[]): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map()
  const counts = await commerce(db)
    .selectFrom('commerce.withdrawals as w')
    .innerJoin('commerce.withdrawals as other', 'other.sheba', 'w.sheba')
    .select(['w.id', sql<number>`count(distinct other.person_id)::integer`.as('others')])
    .where(
      'w.id',
      'in',
      rows.map(({ id }) => id),
    )
    .whereRef('other.person_id', '<>', 'w.person_id')
    .groupBy('w.id')
    .execute()
  return new Map(counts.map(({ id, others }) => [id, others]))
}

function managedReply(row: Withdrawal, names: ReadonlyMap<string, string>, othersOfSheba: number) {
  const name = names.get(row.person_id) ?? ''
  return {
    ...withdrawalReply(row),
    person: { id: row.person_id, name },
    isSameName: isNameOf(row.holder, name),
    bank: bankOfSheba(row.sheba),
    othersOfSheba,
    decidedBy: row.decided_by === null ? null : { id: row.decided_by, name: names.get(row.decided_by) ?? '' },
  }
}
