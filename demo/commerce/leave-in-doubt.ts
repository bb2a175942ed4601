import { placeFactor } from '#modules/commerce'
import { newId } from '#platform/ids'
import { commerce } from '#testing/commerce'
import { atTime, daysFrom } from './at-time.ts'
import { paymentOf } from './sell.ts'
import type { Happening, Shelf } from './shelf.ts'

const minutes = (count: number) => count / 1440

/** A payer came back from the bank, which has not said yet whether it has the money; it is asked again in an hour. */
export function leaveInDoubt({ courses }: Shelf, now: Date): Happening[] {
  const course = courses.find(({ slug }) => slug === 'girih')
  const inIt = new Set(course?.learners.map(({ personId }) => personId))
  const buyer = courses
    .find(({ slug }) => slug === 'graphic-design')
    ?.learners.find(({ personId }) => !inIt.has(personId))
  if (!course || !buyer) return []
  const at = daysFrom(now, -minutes(20))
  return [
    {
      at,
      async tell(deps, tx) {
        const items = [{ kind: 'course', id: course.id, quantity: 1 }] as const
        const factor = await placeFactor(atTime(deps, at), tx, buyer.personId, { items })
        await commerce(tx)
          .insertInto('commerce.payments')
          .values({
            ...paymentOf(newId(), buyer.personId, factor.id, factor.total, at),
            state: 'verifying',
            returned_at: daysFrom(at, minutes(3)),
            checks: 4,
            check_at: daysFrom(now, minutes(60)),
          })
          .execute()
      },
    },
  ]
}
