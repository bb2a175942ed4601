import type { Endpoint } from '@arvand/contracts/endpoint'
import { redeemGiftCard } from '@arvand/contracts/panel/gift-cards'
import { pausePlus } from '@arvand/contracts/panel/plus'
import { giveCredit, showWallet } from '@arvand/contracts/panel/wallet'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { checkLedger } from '#modules/wallet'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aMobile, aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { anIssuedCard } from './gift-cards/testing.ts'
import { aPlan, buyPlan } from './plus/testing.ts'
import { anAppOfMoney, company, sheba, thingsOf } from './testing/things.ts'
import { aFactor, anAccountant, aSeller, paidFactor } from './testing.ts'

vi.setConfig({ testTimeout: 30_000 })

const seller = aSeller()
let arvand: TestApp
/** An app that also sells plans. */
let withPlus: TestApp
let things: ReturnType<typeof thingsOf>
let ours: readonly Endpoint[]
beforeAll(async () => {
  ;({ arvand, ours } = await anAppOfMoney(seller))
  things = thingsOf(arvand, seller)
  withPlus = await anApp()
}, 90_000)
afterAll(async () => {
  for (const { platform } of [arvand, withPlus]) expect((await checkLedger(platform.db)).faults).toEqual([])
  await arvand.close()
  await withPlus.close()
})

interface Prepared {
  readonly by: TestPerson
  readonly ask: object
  /** Fields that make it another body; null: the body is nothing but the id. */
  readonly other: object | null
  readonly app?: TestApp
}

const days = (app: TestApp, count: number) => app.platform.clock.pass(count * 86_400)
const aBuyer = () => aPerson(arvand)
const course = () => [{ kind: 'course' as const, id: seller.put() }]
async function aSubscriber() {
  const by = await aPerson(withPlus)
  await buyPlan(withPlus, by, await aPlan(withPlus))
  return { by, app: withPlus, ask: {}, other: null }
}

/** By path, a request and a person who may make it. */
const cases: Readonly<Record<string, () => Promise<Prepared>>> = {
  createFactorCart: async () => ({
    by: await aBuyer(),
    ask: { items: course() },
    other: { items: course() },
  }),
  payFactor: async () => {
    const by = await aBuyer()
    const { id: factorId } = await aFactor(arvand, by, course())
    return { by, ask: { factorId, useWallet: false }, other: { useWallet: true } }
  },
  'factor/refund': async () => {
    const by = await aBuyer()
    const { id: factorId } = await paidFactor(arvand, by, course())
    return { by, ask: { factorId, reason: 'به کارم نیامد' }, other: { reason: 'پشیمان شدم' } }
  },
  'wallet/topUp': async () => ({
    by: await aBuyer(),
    ask: { amount: 200_000 },
    other: { amount: 300_000 },
  }),
  'manage/wallet/credit': async () => {
    const personId = (await aBuyer()).id
    const ask = { personId, amount: 50_000, reason: 'جبران کلاس لغوشده' }
    return { by: await anAccountant(arvand), ask, other: { amount: 60_000 } }
  },
  'manage/wallet/correct': async () => {
    const [by, { id: personId }] = [await anAccountant(arvand), await aBuyer()]
    const given = { personId, amount: 50_000, reason: 'جبران کلاس لغوشده', requestId: newId() }
    await arvand.call(giveCredit, given, by)
    const entryId = (await arvand.call(showWallet, { personId }, by)).answer.items[0]?.id
    return { by, ask: { personId, entryId, reason: 'به اشتباه داده شد' }, other: { reason: 'دوباره' } }
  },
  'giftCard/redeem': async () => {
    const accountant = await anAccountant(arvand)
    const { code } = await anIssuedCard(arvand, accountant)
    const { code: another } = await anIssuedCard(arvand, accountant)
    return { by: await aBuyer(), ask: { code }, other: { code: another } }
  },
  'giftCard/resend': async () => {
    const { by, cardId } = await things.aSentCard()
    return { by, ask: { cardId }, other: { cardId: newId() } }
  },
  'manage/giftCard/issue': async () => ({
    by: await anAccountant(arvand),
    ask: { count: 2, amount: 500_000, note: 'جبران تأخیر' },
    other: { count: 3 },
  }),
  'manage/giftCard/adjust': async () => {
    const by = await anAccountant(arvand)
    const { cardId } = await anIssuedCard(arvand, by)
    return { by, ask: { cardId, amount: -10_000, reason: 'اصلاح مبلغ' }, other: { amount: 10_000 } }
  },
  'manage/offCode/make': async () => ({
    by: await anAccountant(arvand),
    ask: { kind: 'percent', value: 10, count: 3, prefix: 'MEHR' },
    other: { value: 20 },
  }),
  'manage/campaign/make': async () => ({
    by: await anAccountant(arvand),
    ask: { title: 'نوروز' },
    other: { title: 'مهرگان' },
  }),
  'manage/refund/give': async () => {
    const { id: factorId } = await paidFactor(arvand, await aBuyer(), course())
    const ask = { factorId, reason: 'به خواهش خریدار' }
    return { by: await anAccountant(arvand), ask, other: { reason: 'دوره برگزار نشد' } }
  },
  'manage/refund/decide': async () => ({
    by: await anAccountant(arvand),
    ask: { ...(await things.aRefundThatWaits()), approve: true },
    other: { approve: false, answer: 'بارها خریده و پس داده‌اید.' },
  }),
  'manage/refund/settle': async () => ({
    by: await anAccountant(arvand),
    ask: { ...(await things.aPartInDoubt()), isDone: false },
    other: { isDone: true },
  }),
  'withdrawal/request': async () => ({
    by: await things.anEarner(),
    ask: { amount: 1_000_000, sheba, holder: 'نرگس بهار' },
    other: { amount: 1_100_000 },
  }),
  'withdrawal/cancel': async () => {
    const { teacher: by, withdrawalId } = await things.aWithdrawal()
    return { by, ask: { withdrawalId }, other: { withdrawalId: newId() } }
  },
  'manage/withdrawal/approve': async () => {
    const { withdrawalId } = await things.aWithdrawal()
    return { by: await anAccountant(arvand), ask: { withdrawalId }, other: { withdrawalId: newId() } }
  },
  'manage/withdrawal/refuse': async () => {
    const { withdrawalId } = await things.aWithdrawal()
    const ask = { withdrawalId, answer: 'نام صاحب حساب دیگری است.' }
    return { by: await anAccountant(arvand), ask, other: { answer: 'شبا بسته شده است.' } }
  },
  'manage/withdrawal/pay': async () => {
    const ask = { ...(await things.anApprovedWithdrawal()), reference: '140508123' }
    return { by: await anAccountant(arvand), ask, other: { reference: '140508124' } }
  },
  'giftPurchase/take': async () => {
    const { token } = await things.aGiftPurchase()
    return { by: await aBuyer(), ask: { token }, other: { token: (await things.aGiftPurchase()).token } }
  },
  'giftPurchase/resend': async () => {
    const { by, giftPurchaseId } = await things.aGiftPurchase()
    return { by, ask: { giftPurchaseId }, other: { giftPurchaseId: newId() } }
  },
  'giftPurchase/change': async () => {
    const { by, giftPurchaseId } = await things.aGiftPurchase()
    return { by, ask: { giftPurchaseId, mobile: aMobile() }, other: { mobile: aMobile() } }
  },
  'seat/hand': async () => {
    const { by, blockId } = await things.seats()
    return { by, ask: { blockId, mobiles: aMobile() }, other: { mobiles: aMobile() } }
  },
  'seat/resend': async () => {
    const { by, seatId } = await things.aSeat()
    return { by, ask: { seatId }, other: { seatId: newId() } }
  },
  'buyer/add': async () => ({ by: await aBuyer(), ask: company, other: { name: 'شرکت دیگر' } }),
  'plus/pause': aSubscriber,
  'plus/resume': async () => {
    const subscriber = await aSubscriber()
    await withPlus.call(pausePlus, { requestId: newId() }, subscriber.by)
    return subscriber
  },
  'plus/renew': async () => {
    const subscriber = await aSubscriber()
    await aWallet(withPlus, subscriber.by.id, 5_000_000)
    days(withPlus, 29)
    return subscriber
  },
  'manage/plus/add': async () => {
    const written = { title: 'فصلی', summary: 'سه ماه یادگیری', promises: 'همهٔ دوره‌های پلاس' }
    const terms = { price: 4_500_000, discountPercent: 15, graceDays: 3, pauseDays: 20, position: 2 }
    const ask = { ...written, ...terms, slug: `p-${newId().slice(-8)}`, months: 3 }
    return { by: await anAccountant(withPlus), ask, other: { months: 6 }, app: withPlus }
  },
}

const carries = ({ body }: Endpoint) => body !== undefined && 'requestId' in body.shape

test('no endpoint of money that carries a request id is left out', () => {
  const carrying = ours.filter(carries).map(({ path }) => path)
  expect(Object.keys(cases).toSorted()).toEqual(carrying.toSorted())
})

/** Tables that would have new rows if a request were done twice. */
const left = [
  'wallet.transactions',
  'wallet.holds',
  'commerce.factors',
  'commerce.payments',
  'commerce.refunds',
  'commerce.withdrawals',
  'commerce.gift_cards',
  'commerce.off_codes',
  'commerce.campaigns',
  'commerce.seats',
  'commerce.plans',
  'commerce.subscription_turns',
  'commerce.legal_buyers',
]

async function rowsOf({ database }: TestApp): Promise<unknown> {
  const counts = left.map((table) => `(select count(*)::int from ${table}) as "${table}"`)
  return (await database.pool.query(`select ${counts.join(', ')}`)).rows[0]
}

describe.each(Object.keys(cases))('%s', (path) => {
  test('is done once: by twins, by replays, and not by another body', async () => {
    const prepare = cases[path] as () => Promise<Prepared>
    const { by, ask, other, app = arvand } = await prepare()
    const endpoint = app.endpoints.find((one) => one.path === path) as Endpoint
    const requestId = newId()
    const asked = async (more: object = {}) => {
      const { status, answer, problem } = await app.call(endpoint, { ...ask, requestId, ...more }, by)
      return { status, said: status === 200 ? answer : problem.code }
    }
    const twins = await Promise.all([asked(), asked(), asked()])
    expect(twins[0]).toEqual({ status: 200, said: expect.anything() })
    const before = await rowsOf(app)
    const replays = [await asked(), await asked(), await asked()]
    for (const again of [...twins, ...replays]) expect(again).toEqual(twins[0])
    if (other) expect(await asked(other)).toEqual({ status: 422, said: 'request.id-reused' })
    expect(await rowsOf(app)).toEqual(before)
  })
})

test('what was answered is answered again to who has tried too many codes since', async () => {
  const by = await aBuyer()
  const { code } = await anIssuedCard(arvand, await anAccountant(arvand))
  const redeem = (asked: object) => arvand.call(redeemGiftCard, asked, by)
  const ask = { code, requestId: newId() }
  const first = await redeem(ask)
  expect(first.status).toBe(200)
  const wrong = async () => (await redeem({ code: 'ABCD-EFGH-JKMN-PQRT', requestId: newId() })).status
  for (let tries = 0; tries < 31; tries++) await wrong()
  expect(await wrong()).toBe(429)
  expect(await redeem(ask)).toMatchObject({ status: 200, answer: first.answer })
})
