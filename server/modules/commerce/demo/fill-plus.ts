import { lockAccount, post } from '#modules/wallet'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { makeFactor } from '../factors/create-factor.ts'
import { payUp } from '../factors/pay-up.ts'
import type { CommerceParts } from '../parts.ts'
import { commerce } from '../tables.ts'

const dayInMs = 86_400_000

/** The plans of the demo, and a learner who bought one two weeks ago. */
export async function fillPlus(parts: CommerceParts): Promise<void> {
  const now = parts.clock.now()
  const bought = new Date(now.getTime() - 12 * dayInMs)
  const made = new Date(now.getTime() - 90 * dayInMs)
  await transaction(parts.db, async (tx) => {
    const rows = plans.map((plan, at) => ({
      id: newId(),
      ...plan,
      promises: [...plan.promises],
      position: at + 1,
      created_at: made,
      changed_at: made,
    }))
    await commerce(tx).insertInto('commerce.plans').values(rows).execute()
    const [month] = rows
    const learner = await learnerOf(tx)
    // Long ago nobody has to be told any more.
    const then = { ...parts, clock: { now: () => bought }, jobs: { ...parts.jobs, leave: async () => {} } }
    if (month && learner) await buy(then, tx, learner, month.id)
  })
}

const learnerOf = async (tx: Tx) =>
  (
    await commerce(tx)
      .selectFrom('identity.contacts')
      .select('person_id')
      .where('mobile', '=', '+989120000002')
      .executeTakeFirst()
  )?.person_id

/** From a credit that is just as much as it costs. */
async function buy(parts: CommerceParts, tx: Tx, personId: string, planId: string): Promise<void> {
  const account = { kind: 'person', ownerId: personId } as const
  const factor = await makeFactor(parts, tx, personId, { items: [{ kind: 'plan', id: planId, quantity: 1 }] })
  await post(tx, parts.clock, {
    cause: `demo:plus:${personId}`,
    kind: 'credit',
    about: { title: 'هدیهٔ آروند برای آغاز پلاس' },
    entries: [
      { account, amount: factor.total },
      { account: { kind: 'system', name: 'gifts' }, amount: -factor.total },
    ],
  })
  await lockAccount(tx, account)
  await payUp(parts, tx, factor, [{ kind: 'wallet', amount: factor.total }])
}

const plans = [
  {
    slug: 'a-month',
    title: 'ماهانه',
    summary: 'برای یک هدف نزدیک، بی‌آنکه زیاد بپردازید.',
    promises: ['همهٔ دوره‌های پلاس', '۱۰٪ تخفیف برای دوره‌های دیگر', 'تا ۷ روز توقف'],
    months: 1,
    price: 1_490_000,
    discount_percent: 10,
    grace_days: 3,
    pause_days: 7,
  },
  {
    slug: 'a-season',
    title: 'فصلی',
    summary: 'سه ماه، به اندازهٔ یاد گرفتن یک مهارت تازه.',
    promises: ['همهٔ دوره‌های پلاس', '۱۵٪ تخفیف برای دوره‌های دیگر', 'تا ۱۵ روز توقف'],
    months: 3,
    price: 3_990_000,
    discount_percent: 15,
    grace_days: 3,
    pause_days: 15,
  },
  {
    slug: 'a-year',
    title: 'سالانه',
    summary: 'یک سال یادگیری پیوسته، با کمترین هزینهٔ هر ماه.',
    promises: ['همهٔ دوره‌های پلاس', '۲۰٪ تخفیف برای دوره‌های دیگر', 'تا ۳۰ روز توقف'],
    months: 12,
    price: 12_900_000,
    discount_percent: 20,
    grace_days: 5,
    pause_days: 30,
  },
] as const
