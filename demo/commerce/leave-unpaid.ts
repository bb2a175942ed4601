import { placeFactor } from '#modules/commerce'
import { newId } from '#platform/ids'
import { commerce } from '#testing/commerce'
import { atTime, daysFrom } from './at-time.ts'
import { paymentOf } from './sell.ts'
import type { Happening, Shelf } from './shelf.ts'

const hours = (count: number) => count / 24
const slugs = ['python-from-zero', 'nastaliq', 'shahnameh', 'girih']
/** Of every three: one is only made, one leaves the bank's page, one is refused by the bank. */
const endings = [null, 'abandoned', 'not-paid'] as const
const mostTold = 26

/** Factors that were left unpaid and expired: two of each course, by people who bought it some hours later or did not. */
export function leaveUnpaid({ courses }: Shelf, now: Date): Happening[] {
  const told = courses
    .filter(({ slug }) => slugs.includes(slug))
    .flatMap((course) =>
      course.learners
        .filter(({ at }) => at > daysFrom(now, -mostTold) && at < daysFrom(now, -1))
        .slice(0, 2)
        .map(({ personId, at }) => ({ course, personId, at: daysFrom(at, -hours(3)) })),
    )
  return told.map(
    ({ course, personId, at }, place): Happening => ({
      at,
      async tell(given, tx) {
        // The buyer may be a learner of the course already, since the purchase came later.
        const sellables = given.sellables.map((one) => ({ ...one, whyNotBuy: async () => new Map() }))
        const deps = atTime({ ...given, sellables }, at)
        const items = [{ kind: 'course', id: course.id, quantity: 1 }] as const
        const factor = await placeFactor(deps, tx, personId, { items })
        const failure = endings[place % endings.length] ?? null
        const over = daysFrom(at, hours(1))
        if (failure)
          await commerce(tx)
            .insertInto('commerce.payments')
            .values({
              ...paymentOf(newId(), personId, factor.id, factor.total, at),
              ...{ state: 'failed', failure, ended_at: over },
            })
            .execute()
        await commerce(tx)
          .updateTable('commerce.factors')
          .set({ state: 'expired', ended_at: over, reserved_until: null })
          .where('id', '=', factor.id)
          .execute()
      },
    }),
  )
}
