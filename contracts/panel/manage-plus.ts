import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, lines, money, requestId, rials, shownLine, title } from '../fields.ts'
import { wholeOf } from '../page.ts'
import { plan, planMonths } from '../plus.ts'

/** Plans of plus, for managers of finance. */
const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'finance' } as const

export const managedPlan = plan.extend({
  isSold: z.boolean(),
  position: z.int(),
  /** Number of subscribers, by state. */
  subscribers: z.object({ active: z.int(), grace: z.int(), paused: z.int(), renewing: z.int() }),
})
export type ManagedPlan = z.output<typeof managedPlan>

const percent = z.int().min(0).max(100, 'بیش از ۱۰۰ درصد نمی‌شود.')

/** Fields that can be changed later; subscriptions that are already paid do not change. */
const written = {
  title: title(2, 60),
  summary: shownLine(2, 200),
  /** One on each line. */
  promises: lines(0, 1000)
    .transform((text) =>
      text
        .split('\n')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
    .pipe(z.array(z.string().max(160, 'هر سطر حداکثر ۱۶۰ کاراکتر باشد.')).max(8, 'حداکثر ۸ سطر بنویسید.')),
  price: money(100_000, 1_000_000_000),
  discountPercent: percent,
  graceDays: z.int().min(0).max(30, 'حداکثر ۳۰ روز باشد.'),
  pauseDays: z.int().min(0).max(180, 'حداکثر ۱۸۰ روز باشد.'),
  position: z.int().min(0).max(1000),
}

export const listManagedPlans = endpoint({
  ...managers,
  path: 'manage/plus/list',
  prose:
    'All plans with who has them, what comes to its end soon, and the income of the last twelve Jalali months before tax, the oldest first.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(managedPlan).extend({
    /** Subscriptions that end within seven days without a renewal. */
    endingSoon: z.int(),
    months: z.array(
      z.object({ year: z.int(), month: z.int(), income: z.int(), refunded: rials, sold: z.int() }),
    ),
  }),
  errors: [],
})

export const addPlan = endpoint({
  ...managers,
  path: 'manage/plus/add',
  prose: 'Makes a plan and sells it at once. The act is written down.',
  body: z.strictObject({
    ...written,
    slug: z
      .string()
      .trim()
      .regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, 'حرف کوچک لاتین، رقم و خط تیره بنویسید.'),
    months: planMonths,
    requestId,
  }),
  reply: z.object({ plan: managedPlan }),
  errors: ['plus.slug-taken', 'plus.unknown-plan'],
})

export const changePlan = endpoint({
  ...managers,
  path: 'manage/plus/change',
  prose: 'Changes a plan; a new price holds from the next purchase or renewal on. The act is written down.',
  body: z.strictObject({ ...written, planId: id }),
  reply: z.object({ plan: managedPlan }),
  errors: ['plus.unknown-plan'],
})

export const sellPlan = endpoint({
  ...managers,
  path: 'manage/plus/sell',
  prose:
    'Sells a plan again, or stops: it is then neither bought nor renewed, and whoever has it keeps it to its end. The act is written down.',
  body: z.strictObject({ planId: id, isSold: z.boolean() }),
  reply: z.object({ plan: managedPlan }),
  errors: ['plus.unknown-plan'],
})
