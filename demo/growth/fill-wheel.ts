import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { aSpinAt, growth } from '#testing/growth'
import { daysFrom } from '../commerce/at-time.ts'
import type { DemoDeps } from '../deps.ts'
import { afterEntries } from '../wallet/after-entries.ts'

const prizes = [
  { title: '۱۰ هزار تومان اعتبار', kind: 'credit', amount: 100_000, cost: 100_000, weight: 8, stock: 60 },
  { title: '۵۰ هزار تومان اعتبار', kind: 'credit', amount: 500_000, cost: 500_000, weight: 1, stock: 10 },
  {
    title: '۲۰٪ تخفیف تا ۱۰۰ هزار تومان',
    kind: 'offCode',
    amount: 20,
    cost: 1_000_000,
    weight: 10,
    stock: 80,
  },
  {
    title: '۱۰٪ تخفیف تا ۵۰ هزار تومان',
    kind: 'offCode',
    amount: 10,
    cost: 500_000,
    weight: 21,
    stock: null,
  },
  {
    title: 'کارت هدیهٔ ۲۰ هزار تومانی',
    kind: 'card',
    amount: 200_000,
    cost: 200_000,
    weight: 3,
    stock: 30,
  },
  { title: '۷ روز پلاس', kind: 'plusDays', amount: 7, cost: 700_000, weight: 3, stock: 30 },
  { title: 'یک چرخش دیگر', kind: 'spinAgain', amount: 0, cost: 0, weight: 20, stock: null },
  { title: 'پوچ', kind: 'nothing', amount: 0, cost: 0, weight: 40, stock: null },
] as const

/** Spins a day of the month that the demo tells, and how many people spin. */
const [days, spinners] = [30, 12]

/** An open wheel, and a month of spins by people of the crowd. */
export async function fillWheel(deps: DemoDeps): Promise<void> {
  const now = deps.clock.now()
  await growth(deps.db)
    .insertInto('growth.prizes')
    .values(
      prizes.map((prize, at) => ({
        ...{ ...prize, id: newId(), removed_at: null },
        made_at: daysFrom(now, -days - 1 + at / 1440),
      })),
    )
    .execute()
  await growth(deps.db).updateTable('growth.wheel').set({ is_open: true, day_budget: 20_000_000 }).execute()
  const people = await quietPeople(deps.db, daysFrom(now, -days))
  for (let day = days; day >= 1; day--)
    for (const [at, { person_id }] of people.entries())
      if ((day * 7 + at * 5) % 3 === 0) await aSpinAt(deps, person_id, daysFrom(now, -day + at / 100))
}

/** Of the first who signed up, those whose wallet has not moved since then. */
async function quietPeople(db: Db, since: Date) {
  const people = await growth(db)
    .selectFrom('identity.fact_sign_ups')
    .select('person_id')
    .where('at', '<', since)
    .orderBy('at')
    .execute()
  const quiet: typeof people = []
  for (const person of people) {
    if (quiet.length === spinners) break
    if ((await afterEntries(db, [person.person_id], since)) === since) quiet.push(person)
  }
  return quiet
}
