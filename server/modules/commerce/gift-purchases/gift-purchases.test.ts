import { showGiftPurchase } from '@arvand/contracts/home/gift-purchases'
import { createFactorCart, payFactor, refundFactor, showFactor } from '@arvand/contracts/panel/factors'
import {
  changeGiftPurchase,
  claimGiftPurchase,
  listGiftPurchases,
  listWaitingGiftPurchases,
  resendGiftPurchase,
} from '@arvand/contracts/panel/gift-purchases'
import { listNotices } from '@arvand/contracts/panel/notices'
import { removeAccount } from '@arvand/contracts/panel/personal-data'
import { reauthenticate } from '@arvand/contracts/panel/security'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aMobile, aPerson, type TestPerson, testPassword } from '#testing/identity'
import { aWallet, closeInBalance } from '#testing/wallet'
import { expireFactors } from '../checkout/end-factor.ts'
import { aFactor, aSeller, commerce, commerceDeps, paidFactor, sellingBy } from '../testing.ts'
import { giftPurchasePersonalData } from './gift-purchase-personal-data.ts'
import { sendDueGiftPurchases } from './send-gift-purchases.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterAll(() => closeInBalance(arvand))

interface Wish {
  readonly courseId?: string
  readonly mobile?: string
  readonly name?: string
  readonly message?: string
  readonly sendAt?: string
}

/** A gift that somebody has paid for. */
async function aGiftPurchase({ courseId, ...wish }: Wish = {}, giver?: TestPerson) {
  const by = giver ?? (await aPerson(arvand))
  const id = courseId ?? seller.put({ title: 'تذهیب' })
  const mobile = wish.mobile ?? aMobile()
  const item = { kind: 'course' as const, id, options: { gift: { ...wish, mobile } } }
  const factor = await paidFactor(arvand, by, [item])
  const { answer } = await arvand.call(listGiftPurchases, {}, { token: by.token })
  const gift = answer.items[0]
  if (!gift) throw new Error('no gift was made')
  return { giver: by, courseId: id, mobile, factor, gift, token: tokenOf(gift.link) }
}

const tokenOf = (link: string | null) => link?.split('/').at(-1) ?? ''
const take = (token: string, { token: session }: TestPerson, requestId = newId()) =>
  arvand.call(claimGiftPurchase, { token, requestId }, { token: session })
const show = async (token: string, person?: TestPerson) =>
  (await arvand.call(showGiftPurchase, { token }, person ? { token: person.token } : {})).answer.gift
const smsTo = async (mobile: string) =>
  (await arvand.outbox(mobile)).filter(({ text }) => text.includes('/gift/'))
const openedFor = (courseId: string) => seller.opened.filter(({ itemId }) => itemId === courseId)

test('a gift goes out at once, once, and is taken once by whoever holds the link', async () => {
  const { giver, courseId, mobile, token, gift } = await aGiftPurchase({
    name: 'نسرین',
    message: 'تولدت مبارک',
  })
  expect(openedFor(courseId)).toEqual([])
  expect(gift).toMatchObject({ state: 'waiting', name: 'نسرین', takenBy: null })
  await expect.poll(async () => (await smsTo(mobile)).length, { timeout: 10_000 }).toBe(1)
  await sendDueGiftPurchases({ ...arvand.platform, publicUrl: arvand.platform.config.publicUrl })
  const [message, ...others] = await smsTo(mobile)
  expect(others).toEqual([])
  expect(message?.text).toContain('نسرین عزیز')
  expect(message?.text).toContain('«تولدت مبارک»')
  expect(message?.text).toContain(`/gift/${token}`)
  expect(await show(token)).toMatchObject({
    kind: 'gift',
    giver: 'سارا محمدی',
    item: { title: 'تذهیب' },
    state: 'waiting',
    whyNotTake: null,
  })
  expect((await take(token, giver)).problem.code).toBe('gifts.yours')
  const friends = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)] as const
  const taken = await Promise.all(friends.map((friend) => take(token, friend)))
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const winner = friends[taken.findIndex(({ status }) => status === 200)] as TestPerson
  await expect
    .poll(() => openedFor(courseId), { timeout: 10_000 })
    .toMatchObject([{ personId: winner.id, by: 'gift' }])
  expect((await take(token, giver)).problem.code).toBe('gifts.taken')
  expect(await show(token, winner)).toMatchObject({ state: 'taken', isMine: true })
  const { answer } = await arvand.call(listGiftPurchases, {}, { token: giver.token })
  expect(answer.items[0]).toMatchObject({ state: 'taken', takenBy: 'سارا محمدی', link: null })
  await expect
    .poll(async () => (await arvand.call(listNotices, {}, { token: giver.token })).answer.items)
    .toContainEqual(expect.objectContaining({ kind: 'gift-purchase-taken' }))
})

test('taking twice with one request answers the same', async () => {
  const { token } = await aGiftPurchase()
  const friend = await aPerson(arvand)
  const requestId = newId()
  const first = await take(token, friend, requestId)
  expect((await take(token, friend, requestId)).answer).toEqual(first.answer)
})

test('what is sent to a number with an account is for that account alone, and its owner hears of it', async () => {
  const friend = await aPerson(arvand)
  const { token, giver } = await aGiftPurchase({ mobile: friend.mobile ?? '' })
  expect((await take(token, await aPerson(arvand))).problem.code).toBe('gifts.for-another')
  expect((await take(token, giver)).problem.code).toBe('gifts.yours')
  await expect
    .poll(async () => (await arvand.call(listNotices, {}, { token: friend.token })).answer.items, {
      timeout: 10_000,
    })
    .toContainEqual(expect.objectContaining({ kind: 'gift-purchase-arrived', link: '/panel/gifts' }))
  const { answer } = await arvand.call(listWaitingGiftPurchases, {}, { token: friend.token })
  expect(answer.items).toMatchObject([{ kind: 'gift', title: 'تذهیب', link: `/gift/${token}` }])
  expect((await take(token, friend)).status).toBe(200)
  expect((await arvand.call(listWaitingGiftPurchases, {}, { token: friend.token })).answer.items).toEqual([])
})

test('the giver has the course already and buys it for somebody; who has it cannot take it', async () => {
  const [giver, friend] = [await aPerson(arvand), await aPerson(arvand)]
  const { token, courseId, gift } = await aGiftPurchase({ mobile: friend.mobile ?? '' }, giver)
  seller.refuse(courseId, 'courses.already-enrolled', friend.id)
  expect((await show(token, friend)).whyNotTake).toBe('gifts.have-it')
  expect((await take(token, friend)).problem).toMatchObject({ status: 409, code: 'gifts.have-it' })
  const other = await aPerson(arvand)
  const change = (wish: object) =>
    arvand.call(
      changeGiftPurchase,
      { giftPurchaseId: gift.id, requestId: newId(), ...wish },
      { token: giver.token },
    )
  expect((await change({ mobile: giver.mobile })).problem.code).toBe('commerce.gift-to-oneself')
  expect((await change({ mobile: other.mobile, name: 'مریم' })).status).toBe(200)
  expect((await arvand.call(showGiftPurchase, { token })).problem.code).toBe('gifts.unknown')
  await expect.poll(async () => (await smsTo(other.mobile ?? '')).length, { timeout: 10_000 }).toBe(1)
  const { answer } = await arvand.call(listGiftPurchases, {}, { token: giver.token })
  const fresh = tokenOf(answer.items[0]?.link ?? null)
  expect((await take(fresh, friend)).problem.code).toBe('gifts.for-another')
  expect((await take(fresh, other)).status).toBe(200)
  expect((await change({ mobile: aMobile() })).problem.code).toBe('gifts.taken-by-recipient')
})

test('a closed course opens for whoever was given it', async () => {
  const { token, courseId } = await aGiftPurchase()
  seller.refuse(courseId, 'courses.closed')
  expect((await take(token, await aPerson(arvand))).status).toBe(200)
})

test('a gift waits for its time', async () => {
  const sendAt = new Date(arvand.platform.clock.now().getTime() + 3_600_000).toISOString()
  const { mobile, giver, gift } = await aGiftPurchase({ sendAt })
  const deps = { ...arvand.platform, publicUrl: arvand.platform.config.publicUrl }
  await sendDueGiftPurchases(deps)
  expect(await smsTo(mobile)).toEqual([])
  const resend = (requestId = newId()) =>
    arvand.call(resendGiftPurchase, { giftPurchaseId: gift.id, requestId }, { token: giver.token })
  expect((await resend()).problem.code).toBe('gifts.not-sent-yet')
  arvand.platform.clock.pass(3_600)
  await Promise.all([sendDueGiftPurchases(deps), sendDueGiftPurchases(deps)])
  expect(await smsTo(mobile)).toHaveLength(1)
  const same = newId()
  expect((await resend(same)).status).toBe(200)
  expect((await resend(same)).status).toBe(200)
  expect(await smsTo(mobile)).toHaveLength(2)
  for (const status of [200, 200, 429]) expect((await resend()).status).toBe(status)
  expect((await resend(same)).status).toBe(200)
  const stranger = await aPerson(arvand)
  const { problem } = await arvand.call(
    resendGiftPurchase,
    { giftPurchaseId: gift.id, requestId: newId() },
    { token: stranger.token },
  )
  expect(problem).toMatchObject({ status: 404, code: 'gifts.unknown' })
})

test('the money goes back while nobody has taken it, and then the link opens nothing', async () => {
  const { giver, factor, token } = await aGiftPurchase()
  const refund = (factorId: string, by: TestPerson) =>
    arvand.call(refundFactor, { factorId, reason: 'اشتباه خریدم', requestId: newId() }, { token: by.token })
  expect((await refund(factor.id, giver)).answer.refund).toMatchObject({
    state: 'paid',
    amount: factor.total,
  })
  expect((await take(token, await aPerson(arvand))).problem.code).toBe('gifts.closed')
  expect(await show(token)).toMatchObject({ state: 'closed' })
  const second = await aGiftPurchase()
  await take(second.token, await aPerson(arvand))
  expect((await refund(second.factor.id, second.giver)).problem.code).toBe('commerce.line-not-refundable')
  const third = await aGiftPurchase()
  const [took, back] = await Promise.all([
    take(third.token, await aPerson(arvand)),
    refund(third.factor.id, third.giver),
  ])
  expect([took.status, back.status].toSorted()).toEqual([200, 409])
})

test('of two gifts of one course, or a gift and a purchase, at the same moment one opens it', async () => {
  const tries = Array.from({ length: 4 }, async () => {
    const courseId = seller.put()
    const [one, two] = [await aGiftPurchase({ courseId }), await aGiftPurchase({ courseId })]
    const [taker, buyer] = [await aPerson(arvand), await aPerson(arvand)]
    const both = await Promise.all([take(one.token, taker), take(two.token, taker)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { id: factorId, total } = await aFactor(arvand, buyer, courseId)
    await aWallet(arvand, buyer.id, total)
    const pay = { factorId, useWallet: true, requestId: newId() }
    const paid = arvand.call(payFactor, pay, { token: buyer.token })
    const left = both[0]?.status === 200 ? two : one
    const codes = (await Promise.all([take(left.token, buyer), paid])).map(({ problem }) => problem.code)
    expect([
      ['gifts.have-it', undefined],
      [undefined, 'commerce.item-not-for-sale'],
    ]).toContainEqual(codes)
  })
  await Promise.all(tries)
})

test('a gift to oneself, two at once, and links that nobody made are refused', async () => {
  const giver = await aPerson(arvand)
  const id = seller.put()
  const buy = (item: object) =>
    arvand.call(createFactorCart, { items: [{ kind: 'course', id, ...item }], requestId: newId() } as never, {
      token: giver.token,
    })
  const gift = { mobile: aMobile() }
  expect((await buy({ options: { gift: { mobile: giver.mobile } } })).problem.code).toBe(
    'commerce.gift-to-oneself',
  )
  expect((await buy({ options: { gift }, quantity: 2 })).problem.code).toBe('commerce.quantity-not-allowed')
  expect((await buy({ options: { gift, seats: true }, quantity: 2 })).problem.code).toBe(
    'commerce.quantity-not-allowed',
  )
  expect((await buy({ options: { gift: { mobile: '12' } } })).status).toBe(422)
  expect((await arvand.call(showGiftPurchase, { token: 'x'.repeat(32) })).problem.status).toBe(404)
  expect((await arvand.call(claimGiftPurchase, { token: 'x'.repeat(32), requestId: newId() })).status).toBe(
    401,
  )
  expect((await take('x'.repeat(32), giver)).problem.code).toBe('gifts.unknown')
})

test('words and numbers go with the account of the giver; that something was given stays', async () => {
  const { giver, token, mobile } = await aGiftPurchase({ name: 'نسرین', message: 'مبارک باشد' })
  await take(token, await aPerson(arvand))
  expect(await kept(giver)).toMatchObject({ gifts: [{ recipient_mobile: mobile, message: 'مبارک باشد' }] })
  await removeAccountOf(giver)
  const nothing = { recipient_mobile: null, recipient_name: null, message: null }
  expect(await kept(giver)).toMatchObject({ gifts: [nothing] })
  expect(await optionsOf(giver)).toEqual([{ gift: {} }])
})

test('numbers go with the account of whoever took a gift', async () => {
  const { giver, token, factor } = await aGiftPurchase({ name: 'نسرین', message: 'مبارک باشد' })
  const friend = await aPerson(arvand)
  await take(token, friend)
  await removeAccountOf(friend)
  expect(await kept(giver)).toMatchObject({ gifts: [{ recipient_mobile: null, message: null }] })
  expect(await optionsOf(giver)).toEqual([{ gift: {} }])
  const { answer } = await arvand.call(showFactor, { factorId: factor.id }, { token: giver.token })
  expect(answer.factor.lines[0]?.given).toEqual({ kind: 'gift', name: null, mobile: null })
})

test('an unpaid factor of a removed account forgets for whom it was when it expires', async () => {
  const giver = await aPerson(arvand)
  const gift = { mobile: aMobile(), name: 'نسرین', message: 'مبارک باشد' }
  await aFactor(arvand, giver, [{ kind: 'course', id: seller.put(), options: { gift } }])
  await removeAccountOf(giver)
  expect(await optionsOf(giver)).toEqual([{ gift }])
  arvand.platform.clock.pass(31 * 60)
  await expireFactors(commerceDeps(arvand, seller))
  expect(await optionsOf(giver)).toEqual([{ gift: {} }])
})

test('a gift that waits when its giver’s account goes is still for its number alone, then that goes too', async () => {
  const friend = await aPerson(arvand, { mobile: aMobile() })
  const { giver, token, mobile } = await aGiftPurchase({ mobile: friend.mobile ?? '' })
  await removeAccountOf(giver)
  expect(await kept(giver)).toMatchObject({ gifts: [{ recipient_mobile: mobile }] })
  expect((await take(token, await aPerson(arvand))).problem.code).toBe('gifts.for-another')
  expect((await take(token, friend)).status).toBe(200)
  expect(await kept(giver)).toMatchObject({ gifts: [{ recipient_mobile: null }] })
})

/** The options on the lines of a person's factors. */
async function optionsOf({ id }: TestPerson) {
  const lines = await commerce(arvand.platform.db)
    .selectFrom('commerce.factor_lines as l')
    .innerJoin('commerce.factors as f', 'f.id', 'l.factor_id')
    .select('l.options')
    .where('f.person_id', '=', id)
    .execute()
  return lines.map(({ options }) => options)
}

const kept = ({ id }: TestPerson) => giftPurchasePersonalData.collect(arvand.platform.db, id)

async function removeAccountOf({ token }: TestPerson): Promise<void> {
  await arvand.call(reauthenticate, { password: testPassword }, { token })
  expect((await arvand.call(removeAccount, { confirm: true }, { token })).status).toBe(200)
}
