import { dayAt, instantAt, tehran } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { wallet } from './tables.ts'

const dayInMs = 86_400_000
const days = 30

export interface MovedDay {
  readonly day: string
  readonly transactions: number
  /** The sum of all credits, in rials; debits are not counted again. */
  readonly moved: number
}

/** How much moved on each of the last thirty days in Tehran, oldest first, with the days on which nothing did. */
export async function movedByDay(db: Db, now: Date): Promise<MovedDay[]> {
  const from = dayAt(new Date(now.getTime() - (days - 1) * dayInMs))
  const { rows } = await sql<MovedDay>`
    select (t.at at time zone ${tehran})::date as day, count(distinct t.id) as transactions,
           sum(e.amount)::bigint as moved
      from wallet.transactions t join wallet.entries e on e.transaction_id = t.id and e.amount > 0
      where t.at >= ${instantAt(from)}
      group by 1`.execute(wallet(db))
  const found = new Map(rows.map((row) => [row.day, row]))
  return Array.from({ length: days }, (_, at) => {
    const day = dayAt(new Date(now.getTime() - (days - 1 - at) * dayInMs))
    return found.get(day) ?? { day, transactions: 0, moved: 0 }
  })
}
