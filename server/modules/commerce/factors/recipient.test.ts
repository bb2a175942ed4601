import { previewCheckout } from '@arvand/contracts/panel/checkout'
import { listFactors, showFactor } from '@arvand/contracts/panel/factors'
import { changeGiftPurchase, listGiftPurchases } from '@arvand/contracts/panel/gift-purchases'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { giftCardItem } from '../gift-cards/testing.ts'
import { aFactor, aSeller, paidFactor, sellingBy } from '../testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => arvand.close())

const gift = (mobile = '09351112233', name?: string) => ({
  kind: 'course' as const,
  id: seller.put(),
  options: { gift: { mobile, ...(name ? { name } : {}) } },
})
const seats = (quantity: number) => ({
  kind: 'course' as const,
  id: seller.put(),
  quantity,
  options: { seats: true },
})
const shown = async (factorId: string, { token }: TestPerson) =>
  (await arvand.call(showFactor, { factorId }, { token })).answer.factor
const texts = async ({ mobile }: TestPerson) =>
  (await arvand.outbox(mobile ?? '')).map(({ text }) => text).join('\n')

test('a line says for whom it is: before it is paid, after, and in the list', async () => {
  const person = await aPerson(arvand)
  const items = [
    gift('09351112233', 'مریم'),
    gift('09351112244'),
    seats(10),
    { kind: 'course' as const, id: seller.put() },
  ]
  const given = [
    { kind: 'gift', name: 'مریم', mobile: '09351112233' },
    { kind: 'gift', name: null, mobile: '09351112244' },
    { kind: 'seats', name: null, mobile: null },
    null,
  ]
  const unpaid = await aFactor(arvand, person, items)
  expect(unpaid.lines.map((line) => line.given)).toEqual(given)
  const paid = await paidFactor(arvand, person, items)
  expect((await shown(paid.id, person)).lines.map((line) => line.given)).toEqual(given)
  const { answer } = await arvand.call(listFactors, {}, { token: person.token })
  expect(answer.items.map(({ lines }) => lines.map((line) => line.given))).toEqual([given, given])
})

test('a gift card for somebody says so, one of one’s own does not', async () => {
  const person = await aPerson(arvand)
  const recipient = { mobile: '09351112255', name: 'کیان' }
  const factor = await aFactor(arvand, person, [giftCardItem({ recipient }), giftCardItem()])
  expect(factor.lines.map((line) => line.given)).toEqual([{ kind: 'gift', ...recipient }, null])
})

test('a gift that was given on to somebody else says whom it is for now', async () => {
  const person = await aPerson(arvand)
  const { id } = await paidFactor(arvand, person, [gift('09351112266', 'مریم')])
  const { answer } = await arvand.call(listGiftPurchases, {}, { token: person.token })
  const giftPurchaseId = answer.items[0]?.id ?? ''
  await arvand.call(
    changeGiftPurchase,
    { giftPurchaseId, mobile: '09351112277', requestId: newId() },
    { token: person.token },
  )
  expect((await shown(id, person)).lines[0]?.given).toEqual({
    kind: 'gift',
    name: null,
    mobile: '09351112277',
  })
})

test('the checkout says it too', async () => {
  const { token } = await aPerson(arvand)
  const ask = { items: [gift('09351112288', 'مریم'), seats(3)], useWallet: true }
  const { answer } = await arvand.call(previewCheckout, ask, { token })
  expect(answer.cart.lines.map((line) => line.given)).toEqual([
    { kind: 'gift', name: 'مریم', mobile: '09351112288' },
    { kind: 'seats', name: null, mobile: null },
  ])
})

test('the receipt of a gift or of seats says where to follow them', async () => {
  const [giver, firm, both] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  await paidFactor(arvand, giver, [gift('09351112299', 'مریم')])
  await expect.poll(() => texts(giver)).toContain('هدیهٔ شما برای مریم')
  expect(await texts(giver)).not.toContain('خرید شما در پنل آماده است')
  await paidFactor(arvand, firm, [seats(10)])
  await expect.poll(() => texts(firm)).toContain('صندلی‌ها')
  expect(await texts(firm)).toMatch(/فاکتور \u2066۱۴۰۵-[۰-۹]{6}\u2069/)
  await paidFactor(arvand, both, [gift(), { kind: 'course', id: seller.put() }])
  await expect.poll(() => texts(both)).toContain('خرید شما در پنل آماده است')
})
