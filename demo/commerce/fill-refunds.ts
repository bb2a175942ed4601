import type { Tx } from '#platform/database'
import { addRefund, bookRefund, type Cut, endPartIn, type Factor, partsOf } from '#testing/commerce'
import { atTime, daysFrom, type HistoryDeps } from './at-time.ts'
import { sell } from './sell.ts'
import type { Happening, Shelf } from './shelf.ts'

type End = 'done' | 'inDoubt' | 'asked'

/** A purchase that is refunded; its buyer is a learner of another course, `buyerOf`. */
interface Regret {
  readonly slug: string
  readonly buyerOf: string
  readonly daysAgo: number
  readonly reason: string
  readonly end: End
}

const regrets: readonly Regret[] = [
  {
    slug: 'hafez',
    buyerOf: 'saadi',
    daysAgo: 24,
    reason: 'دوره را دو بار خریده بودم؛ یکی را برگردانید.',
    end: 'done',
  },
  {
    slug: 'basic-accounting',
    buyerOf: 'living-cell',
    daysAgo: 3.2,
    reason: 'برنامهٔ کارم عوض شد و تا بهار فرصتی برای این دوره ندارم.',
    end: 'inDoubt',
  },
  {
    slug: 'rhythm-and-notation',
    buyerOf: 'nastaliq',
    daysAgo: 1.7,
    reason: 'سازی ندارم و نمی‌دانستم که تمرین‌های فصل دوم بی آن شدنی نیست.',
    end: 'asked',
  },
]

/** Three refunds: one is paid, one is in doubt because the bank is silent, one waits for a manager. */
export const fillRefunds = ({ courses }: Shelf, now: Date): Happening[] =>
  regrets.flatMap(({ slug, buyerOf, daysAgo, reason, end }): Happening[] => {
    const course = courses.find((one) => one.slug === slug)
    const inIt = new Set(course?.learners.map(({ personId }) => personId))
    const others = courses.find((one) => one.slug === buyerOf)?.learners ?? []
    const buyer = others.find(({ personId }) => !inIt.has(personId))
    if (!course || !buyer) return []
    const at = daysFrom(now, -daysAgo)
    const askedAt = daysFrom(at, 0.6)
    let factor: Factor | undefined
    return [
      {
        at,
        async tell(deps, tx) {
          const items = [{ kind: 'course', id: course.id, quantity: 1 }] as const
          factor = await sell(deps, tx, { personId: buyer.personId, items, at })
        },
      },
      {
        at: askedAt,
        tell: async (deps, tx) => factor && giveBack(atTime(deps, askedAt), tx, factor, reason, end),
      },
    ]
  })

/** A refund of all of a factor that is locked. */
export async function giveBack(deps: HistoryDeps, tx: Tx, factor: Factor, reason: string, end: End) {
  const cuts = factor.lines.map((line): Cut => ({ line, amount: line.total }))
  const refundId = await addRefund(deps, tx, { factor, cuts, askedBy: factor.person_id, reason })
  if (end === 'asked') return
  await bookRefund(deps, tx, factor, refundId, cuts)
  const [part] = await partsOf(tx, [refundId])
  const ending =
    end === 'done'
      ? ({ state: 'done', way: 'refund', bankRefundId: `R${factor.number?.replace('-', '')}` } as const)
      : ({ state: 'inDoubt' } as const)
  if (part) await endPartIn(deps, tx, part.id, ending, ['waiting'])
}
