import { sellablesOf } from '#modules/commerce'
import type { Tx } from '#platform/database'
import type { Sellable, Wanted } from '#plugs/sellable'
import { readSettings } from '#testing/commerce'
import { atTime, daysFrom, type HistoryDeps } from './at-time.ts'
import { cardGiven } from './fill-cards.ts'
import { fillGiftPurchases } from './fill-gift-purchases.ts'
import { plusBought } from './fill-plus.ts'
import { fillRefunds } from './fill-refunds.ts'
import { fillWithdrawals } from './fill-withdrawals.ts'
import { leaveInDoubt } from './leave-in-doubt.ts'
import { leaveUnpaid } from './leave-unpaid.ts'
import { sell } from './sell.ts'
import type { Happening, Shelf, ShelfCourse } from './shelf.ts'

/** Fills in how the courses of the demo were sold in the last year, and what became of the money. */
export async function fillSales(given: HistoryDeps, tx: Tx, shelf: Shelf): Promise<void> {
  const courses = await Promise.all(given.sellables.map((one) => quotedOnce(one, tx, shelf)))
  const deps = { ...given, sellables: sellablesOf(atTime(given, given.clock.now()), courses) }
  const now = deps.clock.now()
  const { refundDays } = await readSettings(tx)
  const happenings = [
    ...soldOf(shelf, now),
    ...(await plusBought(tx, now)),
    ...(await cardGiven(tx, now)),
    ...(await fillGiftPurchases(tx, shelf, now)),
    ...fillRefunds(shelf, now),
    ...fillWithdrawals(shelf, now, refundDays),
    ...leaveInDoubt(shelf, now),
    ...leaveUnpaid(shelf, now),
  ]
  for (const { tell } of happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    await tell(deps, tx)
}

/** The same seller, with all quotes read once: no price changes while the history is made. */
async function quotedOnce(one: Sellable, tx: Tx, { courses }: Shelf): Promise<Sellable> {
  const quotes = await one.quote(
    tx,
    courses.map(({ id }) => ({ id })),
  )
  const known = (items: readonly Wanted[]) =>
    items.flatMap(({ id }) => {
      const quote = quotes.get(id)
      return quote ? [[id, quote] as const] : []
    })
  return { ...one, quote: async (_db, items) => new Map(known(items)) }
}

const daysTold = 58
/** The days per sale: for the demo's teacher, for all others, and before that time for everybody. */
const pace = { ofTeacher: 20, ofOthers: 0.9, longBefore: 8 }
const daysOfYear = 365
const ofTeacher = new Set(['limits-and-derivatives', 'counting-and-probability'])
/** Courses with one sale old enough that their teachers have asked for the money since (fill-withdrawals.ts). */
const longSold = ['limits-and-derivatives', 'python-from-zero', 'nastaliq', 'shahnameh']
const longAgo = 28

/** Sales to people who are learners of the course since then. */
function soldOf({ courses }: Shelf, now: Date): Happening[] {
  const all = courses.flatMap((course) => course.learners.map((learner) => ({ course, ...learner })))
  const told = all.filter(({ at }) => at > daysFrom(now, -daysTold) && at < daysFrom(now, -0.1))
  const earlier = all.filter(
    ({ course, at }) =>
      !ofTeacher.has(course.slug) && at <= daysFrom(now, -daysTold) && at > daysFrom(now, -daysOfYear),
  )
  const first = longSold.flatMap(
    (slug) => all.find(({ course, at }) => course.slug === slug && at < daysFrom(now, -longAgo)) ?? [],
  )
  const [teachers = [], others = []] = [true, false].map((own) =>
    told.filter((one) => ofTeacher.has(one.course.slug) === own && !first.includes(one)),
  )
  const before = onePer(
    pace.longBefore,
    earlier.filter((one) => !first.includes(one)),
    now,
  )
  return [
    ...onePer(pace.ofTeacher, teachers, now),
    ...onePer(pace.ofOthers, others, now),
    ...before,
    ...first,
  ].map(
    ({ course, personId, at }): Happening => ({
      at,
      tell: (deps, tx) =>
        sell(deps, tx, { personId, items: [{ kind: 'course', id: course.id, quantity: 1 }], at }),
    }),
  )
}

type Sold = { readonly course: ShelfCourse; readonly personId: string; readonly at: Date }

/** One sale for every `days` days, if possible of a course that has none yet. */
function onePer(days: number, ones: readonly Sold[], now: Date): Sold[] {
  const seen = new Set<string>()
  const byTime = Map.groupBy(ones, ({ at }) => Math.floor((now.getTime() - at.getTime()) / 86_400_000 / days))
  return [...byTime.values()].flatMap((some) => {
    const one = some.find(({ course }) => !seen.has(course.slug)) ?? some[0]
    if (one) seen.add(one.course.slug)
    return one ?? []
  })
}
