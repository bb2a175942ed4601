import { placeFactor } from '#modules/commerce'
import { lockAccount, post } from '#modules/wallet'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { commerce, payUp } from '#testing/commerce'
import { atTime, daysFrom, type HistoryDeps } from './at-time.ts'
import { contactsOf } from './contacts.ts'
import type { Happening } from './shelf.ts'

/** The plans of the demo. */
export async function fillPlus({ db, clock }: Pick<HistoryDeps, 'db' | 'clock'>): Promise<void> {
  const made = daysFrom(clock.now(), -90)
  const rows = plans.map((plan, at) => ({
    id: newId(),
    ...plan,
    promises: [...plan.promises],
    position: at + 1,
    created_at: made,
    changed_at: made,
  }))
  await commerce(db).insertInto('commerce.plans').values(rows).execute()
}

/** A learner who bought a month of plus twelve days ago. */
export async function plusBought(tx: Tx, now: Date): Promise<Happening[]> {
  const { kaveh } = await contactsOf(tx, { kaveh: '+989120000002' })
  const month = await commerce(tx)
    .selectFrom('commerce.plans')
    .select('id')
    .where('slug', '=', plans[0].slug)
    .executeTakeFirst()
  const at = daysFrom(now, -12)
  return kaveh && month ? [{ at, tell: (deps, tx) => buy(atTime(deps, at), tx, kaveh.id, month.id) }] : []
}

/** Buys the plan from a credit of exactly its price. */
async function buy(deps: HistoryDeps, tx: Tx, personId: string, planId: string): Promise<void> {
  const account = { kind: 'person', ownerId: personId } as const
  const factor = await placeFactor(deps, tx, personId, {
    items: [{ kind: 'plan', id: planId, quantity: 1 }],
  })
  await post(tx, deps.clock, {
    cause: `demo:plus:${personId}`,
    kind: 'credit',
    about: { title: 'هدیهٔ آروند برای آغاز پلاس' },
    entries: [
      { account, amount: factor.total },
      { account: { kind: 'system', name: 'gifts' }, amount: -factor.total },
    ],
  })
  await lockAccount(tx, account)
  await payUp(deps, tx, factor, [{ kind: 'wallet', amount: factor.total }])
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
    summary: 'یک سال یادگیری پیوسته، با کمترین قیمت هر ماه.',
    promises: ['همهٔ دوره‌های پلاس', '۲۰٪ تخفیف برای دوره‌های دیگر', 'تا ۳۰ روز توقف'],
    months: 12,
    price: 12_900_000,
    discount_percent: 20,
    grace_days: 5,
    pause_days: 30,
  },
] as const
