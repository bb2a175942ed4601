import { addBuyer, listBuyers, removeBuyer } from '@arvand/contracts/panel/buyers'
import { printFactor } from '@arvand/contracts/panel/checkout'
import { createFactorCart, refundFactor, showFactor } from '@arvand/contracts/panel/factors'
import { claimGiftPurchase } from '@arvand/contracts/panel/gift-purchases'
import { writeTaxNumber } from '@arvand/contracts/panel/manage-tax-numbers'
import { removeAccount } from '@arvand/contracts/panel/personal-data'
import { handSeats, listSeatBlocks, listSeats, resendSeat, withdrawSeat } from '@arvand/contracts/panel/seats'
import { reauthenticate } from '@arvand/contracts/panel/security'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aMobile, aPerson, type TestPerson, testPassword } from '#testing/identity'
import { closeInBalance } from '#testing/wallet'
import { commerce } from '../tables.ts'
import { aFactor, anAccountant, aSeller, paidFactor, sellingBy } from '../testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => closeInBalance(arvand))

/** Seats that an organisation has paid for. */
async function seatsOf(quantity: number) {
  const owner = await aPerson(arvand)
  const courseId = seller.put({ title: 'امنیت اداری', price: 1_000_000 })
  const item = { kind: 'course' as const, id: courseId, quantity, options: { seats: true } }
  const factor = await paidFactor(arvand, owner, [item])
  const { answer } = await arvand.call(listSeatBlocks, {}, { token: owner.token })
  return { owner, courseId, factor, blockId: answer.items[0]?.id ?? '' }
}

const hand = (owner: TestPerson, blockId: string, mobiles: readonly string[] | string) =>
  arvand.call(
    handSeats,
    { blockId, mobiles: typeof mobiles === 'string' ? mobiles : mobiles.join('\n'), requestId: newId() },
    { token: owner.token },
  )
const listed = async (owner: TestPerson, blockId: string) =>
  (await arvand.call(listSeats, { blockId }, { token: owner.token })).answer
const linkTo = async (mobile: string) => {
  const find = async () =>
    (await arvand.outbox(mobile)).map(({ text }) => /\/gift\/([\w-]+)/.exec(text)?.[1]).find(Boolean)
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  return (await find()) ?? ''
}
const take = (token: string, person: TestPerson) =>
  arvand.call(claimGiftPurchase, { token, requestId: newId() }, { token: person.token })
const refund = (owner: TestPerson, factorId: string) =>
  arvand.call(refundFactor, { factorId, reason: 'نیازی نیست', requestId: newId() }, { token: owner.token })

test('seats are handed out by a pasted list, taken by link, and counted', async () => {
  const { owner, courseId, blockId, factor } = await seatsOf(3)
  expect(factor.total).toBe(3_300_000)
  expect(seller.opened.filter(({ itemId }) => itemId === courseId)).toEqual([])
  const [one, two] = [aMobile(), aMobile()]
  const { answer } = await hand(owner, blockId, `${one}\n${two}، ${one}\nعلی رضایی`)
  expect(answer).toEqual({ handed: 2, repeated: 1, notMobiles: ['علی رضایی'] })
  expect((await hand(owner, blockId, one)).answer).toMatchObject({ handed: 0, repeated: 1 })
  const person = await aPerson(arvand)
  expect((await take(await linkTo(one), person)).answer).toMatchObject({ title: 'امنیت اداری' })
  await expect
    .poll(() => seller.opened.filter(({ itemId }) => itemId === courseId), { timeout: 10_000 })
    .toMatchObject([{ personId: person.id, by: 'seat' }])
  const { block, items } = await listed(owner, blockId)
  expect(block).toMatchObject({ bought: 3, handed: 2, taken: 1, left: 1, returned: 0 })
  expect(items.map(({ state }) => state).toSorted()).toEqual(['handed', 'taken'])
  const taken = items.find(({ state }) => state === 'taken')
  const { problem } = await arvand.call(withdrawSeat, { seatId: taken?.id ?? '' }, { token: owner.token })
  expect(problem.code).toBe('gifts.seat-taken')
})

test('a seat that nobody has taken is taken back, and goes to another', async () => {
  const { owner, blockId } = await seatsOf(2)
  const [one, two] = [aMobile(), aMobile()]
  await hand(owner, blockId, [one, two])
  expect((await hand(owner, blockId, aMobile())).problem.code).toBe('gifts.too-few-seats')
  const link = await linkTo(one)
  const seat = (await listed(owner, blockId)).items.find(({ mobile }) => mobile?.endsWith(one.slice(-9)))
  const ask = { seatId: seat?.id ?? '' }
  const stranger = await aPerson(arvand)
  expect((await arvand.call(withdrawSeat, ask, { token: stranger.token })).problem.status).toBe(404)
  const again = { ...ask, requestId: newId() }
  expect((await arvand.call(resendSeat, again, { token: stranger.token })).problem.status).toBe(404)
  expect((await arvand.call(resendSeat, again, { token: owner.token })).status).toBe(200)
  expect((await arvand.call(withdrawSeat, ask, { token: owner.token })).status).toBe(200)
  expect((await arvand.call(withdrawSeat, ask, { token: owner.token })).problem.code).toBe(
    'gifts.unknown-seat',
  )
  expect((await take(link, stranger)).problem.code).toBe('gifts.closed')
  expect((await hand(owner, blockId, one)).answer.handed).toBe(1)
})

test('numbers of taken and withdrawn seats go with the account of their buyer, that of a waiting one when it is taken', async () => {
  const { owner, blockId } = await seatsOf(3)
  const [taken, back, waiting] = [aMobile(), aMobile(), aMobile()]
  await hand(owner, blockId, [taken, waiting])
  await take(await linkTo(taken), await aPerson(arvand))
  await hand(owner, blockId, back)
  const seatId = (await listed(owner, blockId)).items[0]?.id ?? ''
  expect((await arvand.call(withdrawSeat, { seatId }, { token: owner.token })).status).toBe(200)
  await arvand.call(reauthenticate, { password: testPassword }, { token: owner.token })
  expect((await arvand.call(removeAccount, { confirm: true }, { token: owner.token })).status).toBe(200)
  const numbers = async () =>
    (
      await commerce(arvand.platform.db)
        .selectFrom('commerce.seats')
        .select('mobile')
        .where('line_id', '=', blockId)
        .execute()
    ).flatMap(({ mobile }) => mobile ?? [])
  expect(await numbers()).toEqual([waiting])
  expect((await take(await linkTo(waiting), await aPerson(arvand))).status).toBe(200)
  expect(await numbers()).toEqual([])
})

test('never more seats than were bought, however many hands there are', async () => {
  const { owner, blockId } = await seatsOf(5)
  const lists = Array.from({ length: 8 }, () => [aMobile(), aMobile()])
  const handed = await Promise.all(lists.map((list) => hand(owner, blockId, list)))
  expect(handed.filter(({ status }) => status === 200)).toHaveLength(2)
  expect((await listed(owner, blockId)).block).toMatchObject({ handed: 4, left: 1 })
})

test('the money of untaken seats goes back; taken ones stay', async () => {
  const { owner, blockId, factor } = await seatsOf(3)
  const [one, two] = [aMobile(), aMobile()]
  await hand(owner, blockId, [one, two])
  expect((await take(await linkTo(one), await aPerson(arvand))).status).toBe(200)
  const { answer } = await refund(owner, factor.id)
  expect(answer.refund).toMatchObject({ state: 'paid', amount: 2_200_000 })
  expect((await listed(owner, blockId)).block).toMatchObject({ returned: 2, handed: 1, taken: 1, left: 0 })
  expect((await take(await linkTo(two), await aPerson(arvand))).problem.code).toBe('gifts.closed')
  expect((await refund(owner, factor.id)).status).toBe(409)
  const shown = await arvand.call(showFactor, { factorId: factor.id }, { token: owner.token })
  expect(shown.answer.factor.state).toBe('partlyRefunded')
})

test('a taken seat and a refund at the same moment agree on whose it is', async () => {
  const { owner, blockId, factor } = await seatsOf(2)
  const mobile = aMobile()
  await hand(owner, blockId, mobile)
  const link = await linkTo(mobile)
  const [took, back] = await Promise.all([take(link, await aPerson(arvand)), refund(owner, factor.id)])
  const { block } = await listed(owner, blockId)
  expect(back.status).toBe(200)
  expect(block).toMatchObject(
    took.status === 200 ? { taken: 1, returned: 1, left: 0 } : { taken: 0, returned: 2, left: 0 },
  )
  expect(back.answer.refund.amount).toBe(took.status === 200 ? 1_100_000 : 2_200_000)
})

test('lists without mobiles, strangers and bodies that do not fit are refused', async () => {
  const { owner, blockId } = await seatsOf(2)
  const stranger = await aPerson(arvand)
  expect((await hand(owner, blockId, 'سلام')).problem.code).toBe('gifts.no-mobiles')
  expect((await hand(stranger, blockId, aMobile())).problem.code).toBe('gifts.unknown-block')
  expect((await arvand.call(listSeats, { blockId }, { token: stranger.token })).status).toBe(404)
  expect((await arvand.call(listSeatBlocks, {})).status).toBe(401)
  expect((await hand(owner, blockId, '')).status).toBe(422)
})

const company = {
  name: 'شرکت نمونه',
  legalId: '۱۰۳۸۰۲۸۴۷۹۰',
  economicCode: '411111111111',
  postalCode: '1969833114',
  address: 'تهران، خیابان انقلاب، شمارهٔ ۱۲',
}

test('a legal person is added once, bought for, printed and taken out; another’s is unknown', async () => {
  const owner = await aPerson(arvand)
  const add = (wish = {}, requestId = newId()) =>
    arvand.call(addBuyer, { ...company, ...wish, requestId }, { token: owner.token })
  expect((await add({ legalId: '10380284792' })).problem.fields).toHaveProperty('legalId')
  expect((await add({ postalCode: '0123456789' })).problem.fields).toHaveProperty('postalCode')
  expect((await add({ economicCode: '12' })).problem.fields).toHaveProperty('economicCode')
  const { buyer } = (await add()).answer
  expect(buyer).toMatchObject({ legalId: '10380284790', phone: null })
  expect((await add()).problem.code).toBe('gifts.buyer-there')
  const item = [{ kind: 'course', id: seller.put() }]
  const ask = { items: item, buyerId: buyer.id, requestId: newId() }
  const { answer } = await arvand.call(createFactorCart, ask, { token: owner.token })
  const printed = await arvand.call(printFactor, { factorId: answer.factor.id }, { token: owner.token })
  expect(printed.answer.buyer).toMatchObject({ kind: 'legal', name: 'شرکت نمونه', legalId: '10380284790' })
  const stranger = await aPerson(arvand)
  const theirs = await arvand.call(
    createFactorCart,
    { ...ask, requestId: newId() },
    { token: stranger.token },
  )
  expect(theirs.problem.code).toBe('commerce.unknown-buyer')
  const gone = { buyerId: buyer.id }
  expect((await arvand.call(removeBuyer, gone, { token: stranger.token })).problem.status).toBe(404)
  expect((await arvand.call(removeBuyer, gone, { token: owner.token })).status).toBe(200)
  expect((await arvand.call(listBuyers, {}, { token: owner.token })).answer.items).toEqual([])
  expect((await add()).status).toBe(200)
  expect((await arvand.call(listBuyers, {})).status).toBe(401)
})

test('a manager of finance writes the tax number on a paid factor', async () => {
  const [owner, manager] = [await aPerson(arvand), await anAccountant(arvand)]
  const paid = await paidFactor(arvand, owner, seller.put())
  const unpaid = await aFactor(arvand, owner, seller.put())
  const write = (factorId: string, taxNumber: string, by = manager) =>
    arvand.call(writeTaxNumber, { factorId, taxNumber }, { token: by.token })
  const number = 'A1B2C304E5F6000000000A'
  expect((await write(paid.id, number.toLowerCase())).answer).toEqual({ taxNumber: number })
  const printed = await arvand.call(printFactor, { factorId: paid.id }, { token: owner.token })
  expect(printed.answer.taxNumber).toBe(number)
  expect((await write(paid.id, '')).answer).toEqual({ taxNumber: null })
  expect((await write(paid.id, '123')).status).toBe(422)
  expect((await write(unpaid.id, number)).problem.code).toBe('commerce.not-paid')
  expect((await write(newId(), number)).problem.code).toBe('commerce.unknown-factor')
  expect((await write(paid.id, number, owner)).status).toBe(403)
})
