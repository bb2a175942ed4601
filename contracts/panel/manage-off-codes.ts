import { z } from 'zod'
import { itemKind } from '../commerce.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, money, requestId, title } from '../fields.ts'
import { mostWhole, pageAsk, pageOf, wholeOf } from '../page.ts'

/** Off codes and campaigns, for managers of finance. Money is rials. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'finance' } as const

export const mostMade = 5000

const kind = z.enum(['percent', 'fixed'])
const moment = z.iso.datetime({ abort: true, error: 'این تاریخ در تقویم نیست.' })

const offCode = z.object({
  id,
  code: z.string(),
  kind,
  value: z.int(),
  mostDiscount: z.int().nullable(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  totalLimit: z.int().nullable(),
  personLimit: z.int().nullable(),
  leastTotal: z.int(),
  kinds: z.array(itemKind),
  items: z.array(z.object({ id, title: z.string().nullable() })),
  firstPurchase: z.boolean(),
  campaign: z.object({ id, title: z.string() }).nullable(),
  batchId: id.nullable(),
  note: z.string().nullable(),
  /** Reserved and completed uses together. */
  uses: z.int(),
  /** Whether the code gives a discount now, and if not, why. */
  state: z.enum(['active', 'notYet', 'over', 'stopped', 'usedUp']),
  createdAt: instant,
})

const value = z.int().min(1).max(10_000_000_000)
const mostDiscount = money(10_000, 10_000_000_000)
const totalLimit = z.int().min(1).max(1_000_000)
const personLimit = z.int().min(1).max(1000)
const leastTotal = money(0, 10_000_000_000)
const note = line(0, 200)

const isDiscount = (type: z.output<typeof kind>, amount: number) =>
  type === 'percent' ? amount <= 100 : amount % 10 === 0 && amount >= 10_000
const noDiscount = 'درصد از ۱ تا ۱۰۰، یا مبلغی از ۱٬۰۰۰ تومان به بالا بنویسید.'

export const listOffCodes = endpoint({
  ...managers,
  path: 'manage/offCode/list',
  prose: 'Off codes, newest first; `q` is how a code begins.',
  body: pageAsk.extend({
    q: z.string().max(60).optional(),
    campaignId: id.optional(),
    batchId: id.optional(),
  }),
  reply: pageOf(offCode),
  errors: [],
})

export const makeOffCodes = endpoint({
  ...managers,
  path: 'manage/offCode/make',
  prose: 'Makes one code as it is written, or many with a common beginning, of the same terms.',
  body: z
    .strictObject({
      /** A chosen code; a random one when left out. */
      code: z.string().max(60).optional(),
      count: z.int().min(1).max(mostMade).default(1),
      prefix: z.string().max(20).optional(),
      kind,
      /** Percent, or rials. */
      value,
      mostDiscount: mostDiscount.optional(),
      startsAt: moment.optional(),
      endsAt: moment.optional(),
      totalLimit: totalLimit.optional(),
      personLimit: personLimit.optional(),
      leastTotal: leastTotal.default(0),
      kinds: z.array(itemKind).max(itemKind.options.length).default([]),
      itemIds: z.array(id).max(100, 'بیش از ۱۰۰ دوره انتخاب کرده‌اید. تیک برخی را بردارید.').default([]),
      firstPurchase: z.boolean().default(false),
      campaignId: id.optional(),
      note: note.optional(),
      requestId,
    })
    .refine((wish) => isDiscount(wish.kind, wish.value), { path: ['value'], message: noDiscount })
    .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
      path: ['endsAt'],
      message: 'پایان باید پس از شروع باشد.',
    })
    .refine(({ code, count, prefix }) => code === undefined || (count === 1 && prefix === undefined), {
      path: ['code'],
      message: 'کد دلخواه فقط برای یکی است؛ برای چند کد، پیشوند مشترک بنویسید.',
    }),
  reply: z.object({ count: z.int(), offCodeId: id, batchId: id.nullable() }),
  errors: [
    'commerce.off-code-taken',
    'commerce.off-code-malformed',
    'commerce.unknown-campaign',
    'commerce.unknown-item',
    'commerce.expiry-past',
  ],
})

export const showOffCode = endpoint({
  ...managers,
  path: 'manage/offCode/show',
  prose: 'A code with what it gave away and brought in, and its uses, newest first.',
  body: pageAsk.extend({ offCodeId: id }),
  reply: pageOf(
    z.object({
      factorId: id,
      number: z.string().nullable(),
      buyer: z.string(),
      state: z.enum(['reserved', 'used', 'givenBack']),
      discount: z.int(),
      total: z.int(),
      at: instant,
    }),
  ).extend({
    offCode,
    /** Of paid factors. */
    sums: z.object({ uses: z.int(), discount: z.int(), total: z.int() }),
  }),
  errors: ['commerce.unknown-off-code'],
})

export const changeOffCode = endpoint({
  ...managers,
  path: 'manage/offCode/change',
  prose:
    'Gives a code another end, limit and note; before its first use also another discount and other bounds, of which those left out stay. Written down.',
  body: z
    .strictObject({
      offCodeId: id,
      endsAt: moment.nullable(),
      totalLimit: totalLimit.nullable(),
      note: note.nullable(),
      kind: kind.optional(),
      /** Percent, or rials; with its kind. */
      value: value.optional(),
      mostDiscount: mostDiscount.nullable().optional(),
      startsAt: moment.nullable().optional(),
      personLimit: personLimit.nullable().optional(),
      leastTotal: leastTotal.nullable().optional(),
      firstPurchase: z.boolean().optional(),
    })
    .refine(
      (wish) =>
        wish.kind === undefined || wish.value === undefined
          ? wish.kind === wish.value
          : isDiscount(wish.kind, wish.value),
      { path: ['value'], message: noDiscount },
    ),
  reply: z.object({}),
  errors: [
    'commerce.unknown-off-code',
    'commerce.off-code-in-use',
    'commerce.off-code-used-more',
    'commerce.off-code-ends-early',
    'commerce.expiry-past',
  ],
})

export const stopOffCode = endpoint({
  ...managers,
  path: 'manage/offCode/stop',
  prose: 'Stops a code, or lets it go on; with `batch` all that were made with it.',
  body: z.strictObject({ offCodeId: id, stopped: z.boolean(), batch: z.boolean().default(false) }),
  reply: z.object({ changed: z.int() }),
  errors: ['commerce.unknown-off-code'],
})

export const exportOffCodes = endpoint({
  ...managers,
  path: 'manage/offCode/export',
  prose:
    'Gives an address, good for a few minutes, from which the codes of a batch or campaign are downloaded.',
  body: z.strictObject({
    batchId: id.optional(),
    campaignId: id.optional(),
    format: z.enum(['csv', 'xlsx']),
  }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: [],
})

const campaign = z.object({
  id,
  title: z.string(),
  budget: z.int().nullable(),
  /** Discounts of paid and unpaid factors together. */
  spent: z.int(),
  codes: z.int(),
  /** Of paid factors. */
  uses: z.int(),
  discount: z.int(),
  total: z.int(),
  createdAt: instant,
})

export const listCampaigns = endpoint({
  ...managers,
  path: 'manage/campaign/list',
  prose: 'Campaigns with what each cost and brought in, newest first.',
  body: pageAsk,
  reply: pageOf(campaign),
  errors: [],
})

/** The most campaigns that a form offers, besides the chosen one. */
export const mostNamed = mostWhole - 1

export const nameCampaigns = endpoint({
  ...managers,
  path: 'manage/campaign/names',
  prose:
    'What campaigns are called, newest first, for a form to choose from; `chosen` is among them however old it is.',
  body: z.strictObject({ chosen: id.optional() }),
  whole: true,
  reply: wholeOf(z.object({ id, title: z.string() })),
  errors: [],
})

export const makeCampaign = endpoint({
  ...managers,
  path: 'manage/campaign/make',
  prose: 'Begins a campaign; with a budget its codes give away so much and no more.',
  body: z.strictObject({
    title: title(2, 100),
    budget: money(100_000, 100_000_000_000).optional(),
    requestId,
  }),
  reply: z.object({ campaignId: id }),
  errors: [],
})

export const changeCampaign = endpoint({
  ...managers,
  path: 'manage/campaign/change',
  prose: 'Gives a campaign another title or budget; never less than it has given away.',
  body: z.strictObject({
    campaignId: id,
    title: title(2, 100),
    budget: money(100_000, 100_000_000_000).nullable(),
  }),
  reply: z.object({}),
  errors: ['commerce.unknown-campaign', 'commerce.campaign-spent-more'],
})
