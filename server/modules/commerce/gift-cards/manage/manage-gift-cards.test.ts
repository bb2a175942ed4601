import { refundFactor } from '@arvand/contracts/panel/factors'
import {
  checkGiftCard,
  claimGiftCard,
  listGiftCards,
  redeemGiftCard,
} from '@arvand/contracts/panel/gift-cards'
import * as manage from '@arvand/contracts/panel/manage-gift-cards'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aMobile, aPerson, type TestPerson } from '#testing/identity'
import { closeInBalance } from '#testing/wallet'
import { anAccountant, paidFactor } from '../../testing.ts'
import { anIssuedCard, giftCardItem } from '../testing.ts'

let arvand: TestApp
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  manager = await anAccountant(arvand)
}, 60_000)
afterAll(() => closeInBalance(arvand))

const by = ({ token }: TestPerson) => ({ token })
const issue = (wish: object, person = manager) => {
  const ask = { count: 1, amount: 500_000, note: 'جایزهٔ مسابقه', requestId: newId(), ...wish }
  return arvand.call(manage.issueCards, ask, by(person))
}
const list = async (ask: object) =>
  (await arvand.call(manage.listManagedCards, ask, by(manager))).answer.items
const show = async (cardId: string) =>
  (await arvand.call(manage.showManagedCard, { cardId }, by(manager))).answer
const acts = async () => {
  const { rows } = await arvand.database.pool.query<{ act: string }>(
    'select act from identity.audit where actor_id = $1 order by at, id',
    [manager.id],
  )
  return rows.map(({ act }) => act)
}

test('three hundred cards are issued at once, each with its own code', async () => {
  const wish = { count: 300, lastDay: '2026-12-30', requestId: newId() }
  const { answer } = await issue(wish)
  expect(answer.count).toBe(300)
  expect((await issue(wish)).answer).toEqual(answer)
  const items = await list({ batchId: answer.batchId })
  expect(items).toHaveLength(10)
  expect(items[0]).toMatchObject({
    balance: 500_000,
    state: 'active',
    note: 'جایزهٔ مسابقه',
    issuer: { id: manager.id },
    buyer: null,
    expiresAt: '2026-12-30T20:30:00.000Z',
  })
})

test('the codes of a batch leave in a file for this session alone, and that is written down', async () => {
  const { answer } = await issue({ count: 3 })
  const ask = { batchId: answer.batchId, format: 'csv' }
  const { url } = (await arvand.call(manage.exportCards, ask, by(manager))).answer
  const get = async (token: string, address = url) =>
    arvand.app.inject({ url: address, headers: { cookie: `arvand.session=${token}` } })
  const file = await get(manager.token)
  expect(file.statusCode).toBe(200)
  expect(file.body.split('\r\n')[0]).toContain('پایان,پایان (میلادی)')
  const codes = file.body.match(/(\w{4}-){3}\w{4}/g) ?? []
  expect(codes).toHaveLength(3)
  const found = await arvand.call(checkGiftCard, { code: codes[0] }, by(manager))
  expect(found.answer.balance).toBe(500_000)
  expect((await get((await anAccountant(arvand)).token)).statusCode).toBe(404)
  expect((await get('nobody')).statusCode).toBe(401)
  expect((await get(manager.token, url.replace('csv', 'xlsx'))).statusCode).toBe(404)
  const sheet = (await arvand.call(manage.exportCards, { ...ask, format: 'xlsx' }, by(manager))).answer.url
  expect((await get(manager.token, sheet)).headers['content-type']).toContain('spreadsheet')
  arvand.platform.clock.pass(301)
  expect((await get(manager.token)).statusCode).toBe(404)
  expect(await acts()).toContain('gift-cards-exported')
  const unknown = await arvand.call(manage.exportCards, { ...ask, batchId: newId() }, by(manager))
  expect(unknown.problem.code).toBe('commerce.unknown-gift-card')
})

test('a card is adjusted, stopped, started, given another day, and its history tells who and why', async () => {
  const { cardId } = await anIssuedCard(arvand, manager)
  const adjust = (amount: number, requestId = newId()) =>
    arvand.call(manage.adjustCard, { cardId, amount, reason: 'اصلاح اشتباه', requestId }, by(manager))
  const requestId = newId()
  expect((await adjust(300_000, requestId)).answer).toEqual({ balance: 2_300_000 })
  expect((await adjust(300_000, requestId)).answer).toEqual({ balance: 2_300_000 })
  expect((await adjust(-2_400_000)).problem.code).toBe('commerce.gift-card-less-left')
  expect((await adjust(-100_000)).answer).toEqual({ balance: 2_200_000 })
  expect((await adjust(0)).status).toBe(422)
  const stop = (stopped: boolean) =>
    arvand.call(manage.stopCard, { cardId, stopped, reason: 'گزارش دزدی' }, by(manager))
  expect((await stop(true)).status).toBe(200)
  expect((await show(cardId)).card.state).toBe('stopped')
  await stop(true)
  await stop(false)
  const expiry = (lastDay: string | null) =>
    arvand.call(manage.changeCardExpiry, { cardId, lastDay, reason: 'تمدید' }, by(manager))
  expect((await expiry('2020-01-01')).problem.code).toBe('commerce.expiry-past')
  expect((await expiry('2027-03-01')).answer.expiresAt).toBe('2027-03-01T20:30:00.000Z')
  expect((await expiry(null)).answer.expiresAt).toBeNull()
  const { items, card } = await show(cardId)
  expect(card).toMatchObject({ balance: 2_200_000, held: 0, state: 'active' })
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(
    ['adjusted', 'adjusted', 'expiryChanged', 'expiryChanged', 'issued', 'started', 'stopped'].toSorted(),
  )
  expect(items.every(({ by: who }) => who?.id === manager.id)).toBe(true)
  expect(await acts()).toEqual(expect.arrayContaining(['gift-card-adjusted', 'gift-card-stopped']))
})

test('cards are found by their last four and by the recipient’s mobile', async () => {
  const mobile = aMobile()
  const { cardId, code } = await anIssuedCard(arvand, manager, { recipient: { mobile, name: 'نرگس' } })
  const { cardId: other } = await anIssuedCard(arvand, manager)
  expect((await list({ q: code.slice(-4).toLowerCase() })).map(({ id }) => id)).toContain(cardId)
  const found = await list({ q: mobile.replace('+98', '0') })
  expect(found.map(({ id }) => id)).toEqual([cardId])
  expect(found[0]?.sending).toMatchObject({ mobile: mobile.replace('+98', '0'), name: 'نرگس' })
  expect((await list({ made: 'issued' })).map(({ id }) => id)).toContain(other)
  expect(await list({ made: 'bought' })).toEqual([])
  expect(await list({ q: 'سلام' })).toEqual([])
})

/** Two bought cards of one line, and `askBack`, which asks for their money back. */
async function twoBought() {
  const buyer = await aPerson(arvand)
  const { id: factorId } = await paidFactor(arvand, buyer, [giftCardItem({}, 2)])
  const { items } = (await arvand.call(listGiftCards, { which: 'bought' }, by(buyer))).answer
  const askBack = () =>
    arvand.call(refundFactor, { factorId, reason: 'پشیمان شدم', requestId: newId() }, by(buyer))
  return { buyer, cards: items, askBack }
}

test('a stopped card whose money went back is empty, also when a manager lets it go on', async () => {
  const { buyer, cards, askBack } = await twoBought()
  const [cardId, code] = [cards[0]?.id ?? '', cards[0]?.code ?? '']
  const stop = (stopped: boolean) =>
    arvand.call(manage.stopCard, { cardId, stopped, reason: 'کد آن لو رفته بود' }, by(manager))
  await stop(true)
  expect((await askBack()).answer.refund).toMatchObject({ state: 'paid', amount: 4_000_000 })
  await stop(false)
  const { answer } = await arvand.call(checkGiftCard, { code }, by(buyer))
  expect(answer).toMatchObject({ balance: 0, state: 'empty' })
})

test('a card that lies in another’s account does not go back, in one’s own it does', async () => {
  const { buyer, cards, askBack } = await twoBought()
  const keep = (code: string | null | undefined, person: TestPerson) =>
    arvand.call(claimGiftCard, { code: code ?? '' }, by(person))
  await keep(cards[0]?.code, buyer)
  const given = await twoBought()
  await keep(given.cards[0]?.code, await aPerson(arvand))
  expect((await given.askBack()).problem.code).toBe('commerce.line-not-refundable')
  expect((await askBack()).answer.refund).toMatchObject({ state: 'paid', amount: 4_000_000 })
})

test('of a card that is spent while its money is asked back, one of both happens', async () => {
  const tries = Array.from({ length: 4 }, async () => {
    const [{ cards, askBack }, other] = [await twoBought(), await aPerson(arvand)]
    const redeem = { code: cards[1]?.code ?? '', requestId: newId() }
    const [back, spent] = await Promise.all([askBack(), arvand.call(redeemGiftCard, redeem, by(other))])
    const refused = back.status === 200 ? spent.problem.code : back.problem.code
    expect(['commerce.line-not-refundable', 'commerce.gift-card-stopped']).toContain(refused)
    expect([back.status, spent.status].toSorted()).toEqual([200, 409])
  })
  await Promise.all(tries)
})

test('past days, past times, many recipients and other managers are refused', async () => {
  expect((await issue({ lastDay: '2026-01-01' })).problem.code).toBe('commerce.expiry-past')
  const recipient = { mobile: aMobile() }
  expect((await issue({ recipient, sendAt: '2026-01-01T00:00:00Z' })).problem.code).toBe(
    'commerce.send-time-past',
  )
  expect((await issue({ count: 2, recipient })).status).toBe(422)
  expect((await issue({ count: 1001 })).status).toBe(422)
  const [nobody, people] = [
    await aPerson(arvand),
    await aPerson(arvand, { roles: ['manager'], scopes: ['people'] }),
  ]
  const cardId = newId()
  const asks = [
    [manage.listManagedCards, {}],
    [manage.showManagedCard, { cardId }],
    [manage.adjustCard, { cardId, amount: 100, reason: 'آزمون', requestId: newId() }],
    [manage.stopCard, { cardId, stopped: true, reason: 'آزمون' }],
    [manage.changeCardExpiry, { cardId, lastDay: null, reason: 'آزمون' }],
    [manage.exportCards, { batchId: newId(), format: 'csv' }],
  ] as const
  for (const [endpoint, ask] of asks) {
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    for (const person of [nobody, people])
      expect((await arvand.call(endpoint, ask, by(person))).status).toBe(403)
    if ('cardId' in ask) expect((await arvand.call(endpoint, ask, by(manager))).status).toBe(404)
  }
})
