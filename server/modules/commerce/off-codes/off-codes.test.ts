import { cancelFactor, checkOffCode, createFactorCart, refundFactor } from '@arvand/contracts/panel/factors'
import * as manage from '@arvand/contracts/panel/manage-off-codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { expireFactors } from '../checkout/end-factor.ts'
import { giftCardItem } from '../gift-cards/testing.ts'
import { commerce } from '../tables.ts'
import { aFactor, anAccountant, aSeller, commerceDeps, paidFactor, sellingBy } from '../testing.ts'
import { giveBackOffCode } from './use-off-code.ts'

const seller = aSeller()
let arvand: TestApp
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  manager = await anAccountant(arvand)
}, 60_000)
afterAll(() => arvand.close())

let made = 0
/** A code of 20 percent, unless a test asks for something else. */
async function aCode(wish: object = {}) {
  const code = `NOWRUZ${++made}`
  const ask = { code, kind: 'percent', value: 20, requestId: newId(), ...wish }
  const { answer, problem } = await arvand.call(manage.makeOffCodes, ask, { token: manager.token })
  if (!answer.offCodeId) throw new Error(`no code was made: ${problem.code}`)
  return { ...answer, code }
}

const course = (price = 1_000_000) => ({ kind: 'course' as const, id: seller.put({ price }) })

async function tried(code: string, items: unknown = [course()], person?: TestPerson) {
  const { token } = person ?? (await aPerson(arvand))
  const { answer, problem, status } = await arvand.call(checkOffCode, { code, items }, { token })
  return status === 200 ? answer.discount : problem.code
}

const usesOf = async (offCodeId: string) =>
  (
    await commerce(arvand.platform.db)
      .selectFrom('commerce.off_codes')
      .select('uses')
      .where('id', '=', offCodeId)
      .executeTakeFirstOrThrow()
  ).uses

async function aCampaign(budget?: number) {
  const ask = { title: 'نوروز', requestId: newId(), ...(budget ? { budget } : {}) }
  return (await arvand.call(manage.makeCampaign, ask, { token: manager.token })).answer.campaignId
}

const campaign = async (id: string) =>
  (await arvand.call(manage.listCampaigns, {}, { token: manager.token })).answer.items.find(
    (one) => one.id === id,
  )

test('a percent takes its part, up to its cap; a fixed one never more than there is', async () => {
  expect(await tried((await aCode()).code)).toBe(200_000)
  expect(await tried((await aCode({ mostDiscount: 50_000 })).code)).toBe(50_000)
  const fixed = await aCode({ kind: 'fixed', value: 300_000 })
  expect(await tried(fixed.code)).toBe(300_000)
  expect(await tried(fixed.code, [course(200_000)])).toBe(200_000)
})

test('a code is read in any form that people type', async () => {
  const { code } = await aCode({ code: 'BAHAR-1405' })
  expect(code).toBe(`NOWRUZ${made}`)
  for (const typed of ['bahar1405', ' Bahar 1405 ', 'BAHAR-۱۴۰۵', 'bahar‌-١٤٠٥'])
    expect(await tried(typed)).toBe(200_000)
})

test('its window, its least total and its scope', async () => {
  const early = await aCode({ startsAt: '2026-12-01T00:00:00Z' })
  expect(await tried(early.code)).toBe('commerce.off-code-not-yet')
  const short = await aCode({ endsAt: '2026-11-20T10:00:00Z' })
  expect(await tried(short.code)).toBe(200_000)
  arvand.platform.clock.pass(3_600)
  expect(await tried(short.code)).toBe('commerce.off-code-over')
  const large = await aCode({ leastTotal: 1_500_000 })
  expect(await tried(large.code)).toBe('commerce.off-code-too-little')
  expect(await tried(large.code, [course(), course()])).toBe(400_000)
  const [one, two] = [course(), course()]
  const narrow = await aCode({ itemIds: [one.id] })
  expect(await tried(narrow.code, [two])).toBe('commerce.off-code-fits-nothing')
  expect(await tried(narrow.code, [one, two])).toBe(200_000)
  const plans = await aCode({ kinds: ['plan'] })
  expect(await tried(plans.code)).toBe('commerce.off-code-fits-nothing')
})

test('a gift card is money: only a code that names the kind takes something off it', async () => {
  const card = giftCardItem({ amount: 1_000_000 })
  expect(await tried((await aCode()).code, [card])).toBe('commerce.off-code-fits-nothing')
  expect(await tried((await aCode({ kinds: ['giftCard'] })).code, [card])).toBe(200_000)
})

test('a first purchase is one, even by two factors at the same moment', async () => {
  const [first, second] = [await aCode({ firstPurchase: true }), await aCode({ firstPurchase: true })]
  const tries = Array.from({ length: 5 }, async () => {
    const { token } = await aPerson(arvand)
    const buy = ({ code: offCode }: { code: string }) =>
      arvand.call(createFactorCart, { items: [course()], offCode, requestId: newId() }, { token })
    const both = await Promise.all([first, second].map(buy))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
  await Promise.all(tries)
  const buyer = await aPerson(arvand)
  await paidFactor(arvand, buyer, [course()])
  expect(await tried(first.code, [course()], buyer)).toBe('commerce.off-code-first-purchase')
})

test('of twelve who come at once, three get the three uses', { timeout: 60_000 }, async () => {
  const { code, offCodeId } = await aCode({ totalLimit: 3 })
  const people = await Promise.all(Array.from({ length: 12 }, () => aPerson(arvand)))
  const answers = await Promise.all(
    people.map(({ token }) =>
      arvand.call(createFactorCart, { items: [course()], offCode: code, requestId: newId() }, { token }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code)
  expect(new Set(refused)).toEqual(new Set(['commerce.off-code-used-up']))
  expect(await usesOf(offCodeId)).toBe(3)
})

test('one person at eight windows uses a code once', { timeout: 60_000 }, async () => {
  const { code } = await aCode({ personLimit: 1 })
  const { token } = await aPerson(arvand)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      arvand.call(createFactorCart, { items: [course()], offCode: code, requestId: newId() }, { token }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code)
  expect(new Set(refused)).toEqual(new Set(['commerce.off-code-used-by-you']))
})

test('a campaign gives away its budget and no more, and says what it cost', { timeout: 60_000 }, async () => {
  const campaignId = await aCampaign(400_000)
  const { code } = await aCode({ campaignId })
  const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(arvand)))
  const answers = await Promise.all(
    people.map(({ token }) =>
      arvand.call(createFactorCart, { items: [course()], offCode: code, requestId: newId() }, { token }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await campaign(campaignId)).toMatchObject({ spent: 400_000, budget: 400_000, codes: 1, uses: 0 })
  expect(await tried(code)).toBe('commerce.off-code-budget-spent')
  const change = (budget: number | null) =>
    arvand.call(manage.changeCampaign, { campaignId, title: 'نوروز ۱۴۰۶', budget }, { token: manager.token })
  expect((await change(300_000)).problem.code).toBe('commerce.campaign-spent-more')
  expect((await change(null)).status).toBe(200)
  await paidFactor(arvand, await aPerson(arvand), [course()], { offCode: code })
  expect(await campaign(campaignId)).toMatchObject({
    title: 'نوروز ۱۴۰۶',
    uses: 1,
    discount: 200_000,
    total: 880_000,
  })
})

test('cancelled, expired and paid back, a code is free again and its campaign has its money', async () => {
  const campaignId = await aCampaign(1_000_000)
  const { code, offCodeId } = await aCode({ campaignId, totalLimit: 1 })
  const person = await aPerson(arvand)
  const factor = await aFactor(arvand, person, [course()], { offCode: code })
  expect(await usesOf(offCodeId)).toBe(1)
  await arvand.call(cancelFactor, { factorId: factor.id }, { token: person.token })
  expect(await usesOf(offCodeId)).toBe(0)
  await aFactor(arvand, person, [course()], { offCode: code })
  arvand.platform.clock.pass(31 * 60)
  await Promise.all([1, 2].map(() => expireFactors(commerceDeps(arvand, seller))))
  expect(await usesOf(offCodeId)).toBe(0)
  const paid = await paidFactor(arvand, person, [course()], { offCode: code })
  expect((await campaign(campaignId))?.spent).toBe(200_000)
  const ask = { factorId: paid.id, reason: 'پشیمان شدم', requestId: newId() }
  expect((await arvand.call(refundFactor, ask, { token: person.token })).status).toBe(200)
  expect(await usesOf(offCodeId)).toBe(0)
  expect((await campaign(campaignId))?.spent).toBe(0)
  await aFactor(arvand, await aPerson(arvand), [course()], { offCode: code })
  // The refunded factor gives its code back a second time: the new factor still has its use.
  await transaction(arvand.platform.db, (tx) => giveBackOffCode(tx, paid.id))
  expect(await usesOf(offCodeId)).toBe(1)
})

test('a stopped code takes nothing off, and a started one does again', async () => {
  const { code, offCodeId } = await aCode()
  const stop = (stopped: boolean) =>
    arvand.call(manage.stopOffCode, { offCodeId, stopped }, { token: manager.token })
  expect((await stop(true)).answer).toEqual({ changed: 1 })
  expect((await stop(true)).answer).toEqual({ changed: 0 })
  expect(await tried(code)).toBe('commerce.off-code-over')
  await stop(false)
  expect(await tried(code)).toBe(200_000)
})

test('whoever tries codes hears nothing any more', async () => {
  const { code } = await aCode()
  const guesser = await aPerson(arvand)
  const answers = await Promise.all(
    Array.from({ length: 31 }, (_, at) => tried(`GUESS${at}`, undefined, guesser)),
  )
  expect(answers.filter((answer) => answer === 'commerce.unknown-off-code')).toHaveLength(30)
  expect(await tried(code, undefined, guesser)).toBe('request.too-many')
  expect(await tried(code)).toBe(200_000)
})
