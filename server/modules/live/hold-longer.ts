import { holdEarningsUntil } from '#modules/commerce'
import { type Db, transaction } from '#platform/database'
import { endOf } from './meets/meet.ts'
import { live } from './tables.ts'

type Moved = { readonly webinarId: string } | { readonly meetId: string }

const batch = 100

/**
 * Holds what was earned with a moved webinar or meet until its new end. A job does it, because a move has locked what
 * refunds lock after their factor.
 */
export async function holdLonger(db: Db, moved: Moved): Promise<void> {
  for (let last = '', found = batch; found === batch; ) {
    const rows = await ('meetId' in moved ? paidMeet(db, moved.meetId) : paidSeats(db, moved.webinarId, last))
    await transaction(db, async (tx) => {
      const [row] = rows
      if (row) await holdEarningsUntil(tx, idsOf(rows), endOf(row))
    })
    last = rows.at(-1)?.factor_id ?? last
    found = rows.length
  }
}

const idsOf = (rows: readonly { readonly factor_id: string | null }[]) =>
  rows.flatMap(({ factor_id }) => factor_id ?? [])

const paidSeats = (db: Db, webinarId: string, last: string) => {
  const rows = live(db)
    .selectFrom('live.registrations as r')
    .innerJoin('live.webinars as w', 'w.id', 'r.webinar_id')
    .select(['r.factor_id', 'w.starts_at', 'w.minutes'])
    .distinct()
    .where('r.webinar_id', '=', webinarId)
    .where('r.paid', '>', 0)
    .where('r.factor_id', 'is not', null)
    .orderBy('r.factor_id')
    .limit(batch)
  return (last === '' ? rows : rows.where('r.factor_id', '>', last)).execute()
}

const paidMeet = (db: Db, meetId: string) =>
  live(db)
    .selectFrom('live.meets')
    .select(['factor_id', 'starts_at', 'minutes'])
    .where('id', '=', meetId)
    .where('paid', '>', 0)
    .execute()
