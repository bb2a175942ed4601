import { previewCheckout } from '@arvand/contracts/panel/checkout'
import { createFactorCart, payFactor, refundFactor } from '@arvand/contracts/panel/factors'
import * as own from '@arvand/contracts/panel/gift-cards'
import { stopCard } from '@arvand/contracts/panel/manage-gift-cards'
import { getWallet } from '@arvand/contracts/panel/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf, lockAccount } from '#modules/wallet'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aMobile, aPerson, type TestPerson } from '#testing/identity'
import { aSetting } from '#testing/settings'
import { aWallet, closeInBalance } from '#testing/wallet'
import { commerceSettings } from '../settings.ts'
import { aFactor, anAccountant, aSeller, commerceDeps, paidFactor, sellingBy } from '../testing.ts'
import { expireCards } from './expire-cards.ts'
import { accountOfCard } from './find-gift-card.ts'
import { sendDueCards } from './send-cards.ts'
import { aBoughtCard, anIssuedCard, giftCardItem } from './testing.ts'

const seller = aSeller()
let arvand: TestApp
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
  manager = await anAccountant(arvand)
}, 60_000)
afterAll(() => closeInBalance(arvand))

const by = ({ token }: TestPerson) => ({ token })
const check = async (code: string, person: TestPerson) =>
  (await arvand.call(own.checkGiftCard, { code }, by(person))).answer
const redeem = (code: string, person: TestPerson, requestId = newId()) =>
  arvand.call(own.redeemGiftCard, { code, requestId }, by(person))
const keep = (code: string, person: TestPerson) => arvand.call(own.claimGiftCard, { code }, by(person))
const mine = async (person: TestPerson, which = 'bought') =>
  (await arvand.call(own.listGiftCards, { which }, by(person))).answer.items
const send = () => sendDueCards(commerceDeps(arvand, seller))
const stop = (cardId: string) =>
  arvand.call(stopCard, { cardId, stopped: true, reason: 'گم شده است' }, by(manager))
const lastDay = '2026-12-01'
/** A year after the purchase of a card, which is on 2026-11-20. */
const expiresAt = '2027-11-20T20:30:00.000Z'
const deps = () => commerceDeps(arvand, seller)

test('a bought card carries its price, has a code for its buyer alone, and is found however it is typed', async () => {
  const [buyer, other] = [await aPerson(arvand), await aPerson(arvand)]
  const card = await aBoughtCard(arvand, buyer, { amount: 3_500_000, design: 'anar', message: 'تولدت مبارک' })
  expect(card).toMatchObject({
    amount: 3_500_000,
    balance: 3_500_000,
    design: 'anar',
    state: 'active',
    expiresAt,
    isBought: true,
    isKept: false,
    giver: null,
    sending: { message: 'تولدت مبارک', mobile: null, sentAt: null },
    whyNotResend: 'commerce.gift-card-without-recipient',
  })
  const typed = card.code
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/\d/, (digit) => '۰۱۲۳۴۵۶۷۸۹'[+digit] ?? '')
  expect(await check(typed, other)).toEqual({ balance: 3_500_000, expiresAt, state: 'active' })
  const { problem } = await arvand.call(own.showGiftCard, { cardId: card.id }, by(other))
  expect(problem).toMatchObject({ status: 404, code: 'commerce.unknown-gift-card' })
  expect(await mine(other)).toEqual([])
})

test('a code stands in the database as a hash and sealed, never in the open', async () => {
  const card = await aBoughtCard(arvand, await aPerson(arvand))
  const { rows } = await arvand.database.pool.query('select * from commerce.gift_cards where id = $1', [
    card.id,
  ])
  expect(JSON.stringify(rows)).not.toContain(card.code.replaceAll('-', ''))
  expect(JSON.stringify(rows)).not.toContain(card.code)
})

test('many cards of one line each carry the price of one', async () => {
  const buyer = await aPerson(arvand)
  await paidFactor(arvand, buyer, [giftCardItem({ amount: 600_000 }, 3)])
  const cards = await mine(buyer)
  expect(cards.map(({ balance }) => balance)).toEqual([600_000, 600_000, 600_000])
  expect(new Set(cards.map(({ code }) => code)).size).toBe(3)
})

test('a card pays a part of many factors, and its history says which', async () => {
  const person = await aPerson(arvand)
  const { code } = await aBoughtCard(arvand, await aPerson(arvand), { amount: 2_000_000 })
  const first = await paidFactor(arvand, person, seller.put({ price: 1_000_000 }), { giftCards: [code] })
  expect(first).toMatchObject({ state: 'paid', total: 1_100_000, payable: 0 })
  expect(await check(code, person)).toMatchObject({ balance: 900_000 })
  const second = await aFactor(arvand, person, seller.put({ price: 1_000_000 }), { giftCards: [code] })
  expect(second.payable).toBe(200_000)
  await paidFactor(arvand, person, seller.put({ price: 2_000_000 }), { giftCards: [code] })
  expect(await check(code, person)).toMatchObject({ balance: 0, state: 'empty' })
  await keep(code, person)
  const none = await arvand.call(
    createFactorCart,
    { items: [{ kind: 'course', id: seller.put() }], giftCards: [code], requestId: newId() },
    by(person),
  )
  expect(none.problem.code).toBe('commerce.gift-card-empty')
})

test('a kept card shows what it was spent for to its keeper, and not to its buyer', async () => {
  const [buyer, keeper] = [await aPerson(arvand), await aPerson(arvand)]
  const card = await aBoughtCard(arvand, buyer)
  expect((await keep(card.code, keeper)).answer).toEqual({ cardId: card.id })
  expect((await keep(card.code, keeper)).status).toBe(200)
  await paidFactor(arvand, keeper, seller.put({ price: 1_000_000 }), { giftCards: [card.code] })
  const seen = async (person: TestPerson) =>
    (await arvand.call(own.showGiftCard, { cardId: card.id }, by(person))).answer
  const forKeeper = await seen(keeper)
  expect(forKeeper.items.map(({ kind }) => kind)).toEqual(['spent', 'kept', 'bought'])
  expect(forKeeper.items[0]).toMatchObject({
    amount: -1_100_000,
    factor: { number: expect.stringMatching(/^1405-/) },
  })
  expect(forKeeper.card).toMatchObject({
    isKept: true,
    isBought: false,
    giver: 'سارا محمدی',
    code: card.code,
  })
  const forBuyer = await seen(buyer)
  expect(forBuyer.card).toMatchObject({ code: null, state: 'kept' })
  expect(forBuyer.items[0]?.factor).toBeNull()
  const [kept] = await mine(keeper, 'kept')
  expect(kept?.balance).toBe(900_000)
})

test('what lies in an account is spent from there alone', async () => {
  const [keeper, thief] = [await aPerson(arvand), await aPerson(arvand)]
  const { code } = await aBoughtCard(arvand, await aPerson(arvand))
  await keep(code, keeper)
  expect((await keep(code, thief)).problem.code).toBe('commerce.gift-card-kept')
  expect((await redeem(code, thief)).problem.code).toBe('commerce.gift-card-kept')
  expect(await check(code, thief)).toMatchObject({ state: 'kept' })
  const items = [{ kind: 'course', id: seller.put() }]
  const bought = await arvand.call(
    createFactorCart,
    { items, giftCards: [code], requestId: newId() },
    by(thief),
  )
  expect(bought.problem.code).toBe('commerce.gift-card-kept')
  expect((await redeem(code, keeper)).status).toBe(200)
})

test('of many who keep a card at the same moment one has it', async () => {
  const { code } = await aBoughtCard(arvand, await aPerson(arvand))
  const keepers = await Promise.all(Array.from({ length: 6 }, () => aPerson(arvand)))
  const kept = await Promise.all(keepers.map((keeper) => keep(code, keeper)))
  expect(kept.filter(({ status }) => status === 200)).toHaveLength(1)
  const [owner] = keepers.filter((_, at) => kept[at]?.status === 200)
  expect(await mine(owner as TestPerson, 'kept')).toHaveLength(1)
})

test('a factor made with a card before it was kept elsewhere cannot spend it any more', async () => {
  const [payer, keeper] = [await aPerson(arvand), await aPerson(arvand)]
  const { code } = await aBoughtCard(arvand, await aPerson(arvand))
  const factor = await aFactor(arvand, payer, seller.put({ price: 1_000_000 }), { giftCards: [code] })
  await keep(code, keeper)
  const ask = { factorId: factor.id, useWallet: true, requestId: newId() }
  const { answer } = await arvand.call(payFactor, ask, by(payer))
  // The bank is asked for the whole amount, since the card pays nothing.
  expect(answer.redirect).toBeDefined()
  expect(await check(code, keeper)).toMatchObject({ balance: 2_000_000 })
})

test('a card is redeemed while a payment has locked the wallet and comes to the card: neither is a deadlock', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 2_000_000)
  const { cardId, code } = await anIssuedCard(arvand, manager, { amount: 200_000 })
  const waiting = () => arvand.database.pool.query('select 1 from pg_locks where not granted')
  const { going } = await transaction(arvand.platform.db, async (tx) => {
    await lockAccount(tx, { kind: 'person', ownerId: person.id })
    const asked = redeem(code, person)
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 10_000 }).toBeGreaterThan(0)
    await lockAccount(tx, accountOfCard(cardId))
    return { going: asked }
  })
  expect((await going).answer).toMatchObject({ amount: 200_000, balance: 2_200_000 })
})

test('redeeming moves all into the wallet once, with the card’s expiry', async () => {
  const person = await aPerson(arvand)
  const { code } = await anIssuedCard(arvand, manager, { lastDay })
  const requestId = newId()
  const [first, twin] = await Promise.all([redeem(code, person, requestId), redeem(code, person, requestId)])
  expect(first.answer).toMatchObject({ amount: 2_000_000, balance: 2_000_000 })
  expect(twin.answer).toEqual(first.answer)
  expect(first.answer.expiresAt).toBe('2026-12-01T20:30:00.000Z')
  expect((await redeem(code, person)).problem.code).toBe('commerce.gift-card-empty')
  const { answer } = await arvand.call(getWallet, {}, by(person))
  expect(answer.items[0]).toMatchObject({ kind: 'giftCardRedeemed', amount: 2_000_000 })
  const { expiring } = await balanceOf(arvand.platform.db, { kind: 'person', ownerId: person.id })
  expect(expiring).toBe(2_000_000)
  const other = await aPerson(arvand)
  const reused = await arvand.call(own.redeemGiftCard, { code: 'ABCD', requestId }, by(person))
  expect(reused.problem.code).toBe('request.id-reused')
  expect((await redeem(code, other)).problem.code).toBe('commerce.gift-card-empty')
})

test('the year of a card that is sent later begins with its sending', async () => {
  const recipient = { mobile: aMobile() }
  const card = await aBoughtCard(arvand, await aPerson(arvand), {
    recipient,
    sendAt: '2027-01-15T06:00:00.000Z',
  })
  expect(card.expiresAt).toBe('2028-01-15T20:30:00.000Z')
})

test('a card is valid for the months of the setting at its purchase', async () => {
  await aSetting(arvand, commerceSettings.giftCardMonths, 6)
  const card = await aBoughtCard(arvand, await aPerson(arvand))
  await aSetting(arvand, commerceSettings.giftCardMonths, null)
  const days = (Date.parse(card.expiresAt ?? '') - arvand.platform.clock.now().getTime()) / 86_400_000
  expect(Math.abs(days - 182)).toBeLessThan(6)
})

test('a card with a recipient is sent at its time, once, to the phone and to whoever has it', async () => {
  const friend = await aPerson(arvand, { mobile: aMobile() })
  const buyer = await aPerson(arvand, { name: 'مهران کاویانی' })
  const sendAt = new Date(arvand.platform.clock.now().getTime() + 3_600_000).toISOString()
  const recipient = { mobile: friend.mobile, name: 'نرگس' }
  const card = await aBoughtCard(arvand, buyer, { recipient, message: 'مبارک باشد', sendAt })
  const inbox = () => arvand.outbox(friend.mobile ?? '')
  await send()
  expect(await inbox()).toEqual([])
  expect(
    (await arvand.call(own.resendGiftCard, { cardId: card.id, requestId: newId() }, by(buyer))).problem.code,
  ).toBe('commerce.gift-card-not-sent-yet')
  arvand.platform.clock.pass(3_600)
  await Promise.all([send(), send(), send()])
  const [message, ...more] = await inbox()
  expect(more).toEqual([])
  expect(message?.text).toContain(card.code)
  expect(message?.text).toContain('مهران کاویانی')
  expect(message?.text).toContain('مبارک باشد')
  const [shown] = await mine(buyer)
  expect(shown).toMatchObject({ whyNotResend: null, sending: { sentAt: expect.any(String) } })
  const { rows } = await arvand.database.pool.query(
    "select title, body from notices.notices where person_id = $1 and kind = 'gift-card-arrived'",
    [friend.id],
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(card.code)
})

test('a message that does not go is tried again', async () => {
  const mobile = aMobile()
  await aBoughtCard(arvand, await aPerson(arvand), { recipient: { mobile } })
  const broken = { ...deps(), sms: { ...deps().sms, send: () => Promise.reject(new Error('no line')) } }
  // The job of the purchase may have been quicker; then there is nothing left to fail.
  const outcome = await sendDueCards(broken).then(
    () => 'sent before',
    (error: Error) => error.message,
  )
  expect(['no line', 'sent before']).toContain(outcome)
  arvand.platform.clock.pass(601)
  await send()
  await expect.poll(async () => (await arvand.outbox(mobile)).length).toBe(1)
})

test('the buyer sends it once more, three times a day and not after it was used', async () => {
  const mobile = aMobile()
  const [buyer, friend] = [await aPerson(arvand), await aPerson(arvand)]
  const card = await aBoughtCard(arvand, buyer, { recipient: { mobile } })
  await send()
  await expect.poll(async () => (await arvand.outbox(mobile)).length).toBe(1)
  const resend = (person = buyer, requestId = newId()) =>
    arvand.call(own.resendGiftCard, { cardId: card.id, requestId }, by(person))
  const requestId = newId()
  expect((await resend(buyer, requestId)).status).toBe(200)
  expect((await resend(buyer, requestId)).status).toBe(200)
  expect(await arvand.outbox(mobile)).toHaveLength(2)
  expect((await resend(friend)).problem.status).toBe(404)
  for (const again of [200, 200, 429]) expect((await resend()).status).toBe(again)
  expect((await resend(buyer, requestId)).status).toBe(200)
  await keep(card.code, friend)
  expect((await resend()).problem.code).toBe('commerce.gift-card-arrived')
  expect((await resend(friend)).problem.status).toBe(404)
})

test('a stopped card pays nothing, an expired one gives its rest to `expired`', async () => {
  const person = await aPerson(arvand)
  const stopped = await anIssuedCard(arvand, manager)
  await stop(stopped.cardId)
  for (const tried of [keep(stopped.code, person), redeem(stopped.code, person)])
    expect((await tried).problem.code).toBe('commerce.gift-card-stopped')
  expect(await check(stopped.code, person)).toMatchObject({ state: 'stopped', balance: 2_000_000 })
  const over = await anIssuedCard(arvand, manager, { lastDay: '2026-11-21' })
  const before = await balanceOf(arvand.platform.db, { kind: 'system', name: 'expired' })
  arvand.platform.clock.pass(3 * 86_400)
  expect((await redeem(over.code, person)).problem.code).toBe('commerce.gift-card-over')
  expect((await keep(over.code, person)).problem.code).toBe('commerce.gift-card-over')
  await Promise.all([expireCards(deps()), expireCards(deps())])
  const after = await balanceOf(arvand.platform.db, { kind: 'system', name: 'expired' })
  expect(after.balance - before.balance).toBe(2_000_000)
  expect(await check(over.code, person)).toMatchObject({ state: 'over', balance: 0 })
})

test('an unspent card goes back, a used one does not', async () => {
  const buyer = await aPerson(arvand)
  const factor = await paidFactor(arvand, buyer, [giftCardItem({ amount: 1_000_000 })])
  const [card] = await mine(buyer)
  const refund = (factorId: string) =>
    arvand.call(refundFactor, { factorId, reason: 'پشیمان شدم', requestId: newId() }, by(buyer))
  expect((await refund(factor.id)).answer.refund).toMatchObject({ amount: 1_000_000 })
  expect(await check(card?.code ?? '', buyer)).toMatchObject({ state: 'stopped', balance: 0 })
  const second = await paidFactor(arvand, buyer, [giftCardItem({ amount: 1_000_000 })])
  const [used] = await mine(buyer)
  await redeem(used?.code ?? '', await aPerson(arvand))
  expect((await refund(second.id)).problem.code).toBe('commerce.line-not-refundable')
})

test('a card is not bought with a card, and a past time is refused', async () => {
  const person = await aPerson(arvand)
  const { code } = await aBoughtCard(arvand, person)
  const tried = async (item: object, more = {}) =>
    (await arvand.call(createFactorCart, { items: [item], requestId: newId(), ...more }, by(person))).problem
  expect((await tried(giftCardItem(), { giftCards: [code] })).code).toBe('commerce.gift-card-for-gift-card')
  const past = giftCardItem({ recipient: { mobile: aMobile() }, sendAt: '2020-01-01T00:00:00Z' })
  expect((await tried(past)).code).toBe('commerce.send-time-past')
  expect((await tried(giftCardItem({ amount: 5 }))).status).toBe(422)
})

test('a stranger is 401, bad bodies are 422, unknown codes are 404', async () => {
  const person = await aPerson(arvand)
  const asks = [
    [own.checkGiftCard, { code: 'ABCD' }],
    [own.redeemGiftCard, { code: 'ABCD', requestId: newId() }],
    [own.claimGiftCard, { code: 'ABCD' }],
    [own.showGiftCard, { cardId: newId() }],
    [own.resendGiftCard, { cardId: newId(), requestId: newId() }],
  ] as const
  for (const [endpoint, ask] of asks) {
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    expect((await arvand.call(endpoint, { ...ask, more: 1 }, by(person))).status).toBe(422)
    expect((await arvand.call(endpoint, ask, by(person))).problem).toMatchObject({
      status: 404,
      code: 'commerce.unknown-gift-card',
    })
  }
  expect((await arvand.call(own.listGiftCards, { which: 'bought' })).status).toBe(401)
})

test('whoever tries codes is told nothing any more, not even of a right one', async () => {
  const guesser = await aPerson(arvand)
  const { code } = await anIssuedCard(arvand, await anAccountant(arvand))
  const tried = async (typed: string) =>
    (await arvand.call(own.checkGiftCard, { code: typed }, by(guesser))).status
  const guesses = await Promise.all(Array.from({ length: 31 }, (_, at) => tried(`ABCD${at}`)))
  expect(guesses.filter((status) => status === 404)).toHaveLength(30)
  expect(await tried(code)).toBe(429)
  expect((await redeem(code, guesser)).status).toBe(429)
  const cart = { items: [{ kind: 'course', id: seller.put() }], requestId: newId() }
  const bought = await arvand.call(createFactorCart, { ...cart, giftCards: [code] }, by(guesser))
  expect(bought.status).toBe(429)
  expect((await arvand.call(createFactorCart, cart, by(guesser))).status).toBe(200)
})

test('no code stands in a log line, whatever becomes of it', async () => {
  const [buyer, other] = [await aPerson(arvand), await aPerson(arvand)]
  const { code } = await aBoughtCard(arvand, buyer)
  const { code: issued } = await anIssuedCard(arvand, await anAccountant(arvand))
  const items = [{ kind: 'course', id: seller.put() }]
  const cart = { items, giftCards: [code, issued] }
  await arvand.call(previewCheckout, { ...cart, useWallet: true }, by(other))
  await arvand.call(createFactorCart, { ...cart, requestId: newId() }, by(other))
  await arvand.call(createFactorCart, { ...cart, offCode: code, requestId: newId() }, by(other))
  await arvand.call(own.checkGiftCard, { code: `${code}X`, [code]: code }, by(other))
  await keep(code, other)
  await keep(code, buyer)
  await redeem(issued, other)
  await redeem(issued, other)
  expect(arvand.logs.length).toBeGreaterThan(0)
  const written = JSON.stringify(arvand.logs)
  for (const one of [code, issued])
    for (const spelt of [one, one.replaceAll('-', ''), encodeURIComponent(one)])
      expect(written.includes(spelt), spelt).toBe(false)
  const seen = await arvand.call(own.listGiftCards, { which: 'bought' }, by(buyer))
  expect(JSON.stringify(seen.answer)).not.toContain(code)
})
