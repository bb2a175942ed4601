import { transaction } from '#platform/database'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'

/** Nothing of a rehearsal stays once it is over: not who was in, not what was written. */
export function forgetRehearsals({ db }: Pick<LiveDeps, 'db'>): Promise<void> {
  return transaction(db, async (tx) => {
    const over = await live(tx)
      .deleteFrom('live.sessions')
      .where('kind', '=', 'rehearsal')
      .where('state', '=', 'ended')
      .returning('item_id')
      .execute()
    if (over.length === 0) return
    await live(tx)
      .deleteFrom('live.messages')
      .where(
        'item_id',
        'in',
        over.map(({ item_id }) => item_id),
      )
      .execute()
  })
}
