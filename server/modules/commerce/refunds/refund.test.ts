import { payFactor, refundFactor } from '@arvand/contracts/panel/factors'
import { checkGiftCard } from '@arvand/contracts/panel/gift-cards'
import { decideRefund, giveRefund, listRefunds } from '@arvand/contracts/panel/manage-refunds'
import { listNotices } from '@arvand/contracts/panel/notices'
import { getWallet, listHolds } from '@arvand/contracts/panel/wallet'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { balanceOf, lockAccount, post } from '#modules/wallet'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet, closeInBalance, settleAllDue } from '#testing/wallet'
import { accountOfCard, lockCard } from '../gift-cards/find-gift-card.ts'
import { anIssuedCard } from '../gift-cards/testing.ts'
import { commerce } from '../tables.ts'
import { aFactor, anAccountant, aSeller, paidFactor, sellingBy } from '../testing.ts'
import { refundsIn } from './testing.ts'

const seller = aSeller()
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, sellingBy(seller))
}, 60_000)
afterEach(() => arvand.bank.clear())
afterAll(() => closeInBalance(arvand))

/** A manager who has just signed in: these tests move the clock far, and sessions end. */
const aKeeper = () => anAccountant(arvand)
const { minutes, ask, shown, figures, systems } = refundsIn(() => arvand)
const days = (count: number) => minutes(count * 24 * 60)
const give = async (factorId: string, by?: TestPerson, wish: object = {}) => {
  const { token } = by ?? (await aKeeper())
  const asked = { factorId, reason: 'به خواهش خریدار', requestId: newId(), ...wish }
  return arvand.call(giveRefund, asked, { token })
}
/** Moves the factor's payment so many days into the past. */
const age = (factorId: string, count: number) =>
  sql`update commerce.factors set paid_at = paid_at - make_interval(days => ${count}) where id = ${factorId}`.execute(
    commerce(arvand.platform.db),
  )
const owed = async ({ id }: TestPerson) =>
  (await balanceOf(arvand.platform.db, { kind: 'receivable', ownerId: id })).balance

test('a card that expires at the moment when money comes back to it is good for thirty days', async () => {
  const { db, clock } = arvand.platform
  const [person, keeper] = [await aPerson(arvand), await aKeeper()]
  const lastDay = clock.now().toISOString().slice(0, 10)
  const { cardId, code } = await anIssuedCard(arvand, keeper, { amount: 1_100_000, lastDay })
  const factor = await paidFactor(arvand, person, seller.put(), { giftCards: [code] })
  const waiting = () => arvand.database.pool.query('select 1 from pg_locks where not granted')
  // The job that expires cards locks a card in this way.
  const { going } = await transaction(db, async (tx) => {
    await lockCard(tx, { id: cardId })
    await lockAccount(tx, accountOfCard(cardId))
    const asked = ask(factor.id, person)
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 10_000 }).toBeGreaterThan(0)
    days(2)
    await commerce(tx)
      .updateTable('commerce.gift_cards')
      .set({ expired_at: clock.now() })
      .where('id', '=', cardId)
      .execute()
    return { going: asked }
  })
  expect((await going).status).toBe(200)
  const { answer } = await arvand.call(checkGiftCard, { code }, person)
  expect(answer).toMatchObject({ balance: 1_100_000, state: 'active' })
  const expiresAt = new Date(clock.now().getTime() + 30 * 86_400_000).toISOString()
  expect(answer.expiresAt).toBe(expiresAt)
})

describe('from the wallet', () => {
  test('all of it goes back at once: money, shares, tax, the course, the word of it', async () => {
    const [person, teacher] = [await aPerson(arvand), await aPerson(arvand)]
    const id = seller.put({ price: 1_000_010, sellers: [{ personId: teacher.id, percent: 100 }] })
    const before = await systems()
    const factor = await paidFactor(arvand, person, id)
    expect((await figures(teacher)).held).toBe(700_000)
    expect(await shown(factor.id, person)).toMatchObject({
      whyNotRefund: null,
      refundable: [{ amount: 1_100_010, whyNot: null }],
    })
    const { answer } = await ask(factor.id, person)
    expect(answer.refund).toMatchObject({
      state: 'paid',
      amount: 1_100_010,
      parts: [{ kind: 'wallet', amount: 1_100_010, state: 'done' }],
    })
    expect(await figures(person)).toMatchObject({ balance: 1_100_010, held: 0 })
    expect(await figures(teacher)).toMatchObject({ balance: 0, held: 0 })
    expect(await systems()).toEqual(before)
    const now = await shown(factor.id, person)
    expect(now.factor).toMatchObject({ state: 'refunded', lines: [{ refunded: 1_100_010 }] })
    expect(now.whyNotRefund).toBe('commerce.already-refunded')
    await expect.poll(() => seller.closed.filter(({ itemId }) => itemId === id)).toHaveLength(1)
    await expect
      .poll(async () => (await arvand.call(listNotices, {}, { token: person.token })).answer.items[0]?.kind)
      .toBe('refund-paid')
  })

  test('one line, then the rest: every rial comes back and no more', async () => {
    const [person, teacher] = [await aPerson(arvand), await aPerson(arvand)]
    const sellers = [{ personId: teacher.id, percent: 100 }]
    const items = [333_330, 777_770, 10_010].map((price) => ({
      kind: 'course' as const,
      id: seller.put({ price, sellers }),
    }))
    const before = await systems()
    const factor = await paidFactor(arvand, person, items)
    const [first] = factor.lines
    const byItem = await ask(factor.id, person, { lines: [first?.id] })
    expect(byItem.problem.code).toBe('commerce.unknown-line')
    const { answer } = await ask(factor.id, person, { lines: [first?.lineId] })
    expect(answer.refund.amount).toBe(first?.total)
    expect((await shown(factor.id, person)).factor.state).toBe('partlyRefunded')
    const twice = await ask(factor.id, person, { lines: [first?.lineId] })
    expect(twice.problem.code).toBe('commerce.already-refunded')
    expect((await ask(factor.id, person)).answer.refund.amount).toBe(factor.total - (first?.total ?? 0))
    expect((await shown(factor.id, person)).factor.state).toBe('refunded')
    expect((await figures(person)).balance).toBe(factor.total)
    expect((await figures(teacher)).balance).toBe(0)
    expect(await systems()).toEqual(before)
  })

  test('credit that was to expire expires as before', async () => {
    const person = await aPerson(arvand)
    const factor = await aFactor(arvand, person, seller.put())
    const expiresAt = new Date(arvand.platform.clock.now().getTime() + 90 * 86_400_000)
    await aWallet(arvand, person.id, factor.total, { expiresAt })
    const pay = { factorId: factor.id, useWallet: true, requestId: newId() }
    await arvand.call(payFactor, pay, { token: person.token })
    await ask(factor.id, person)
    expect(await figures(person)).toMatchObject({ balance: factor.total, expiring: factor.total })
  })

  test('under a quarter of a course used, the money goes back at once', async () => {
    const person = await aPerson(arvand)
    const id = seller.put()
    const factor = await paidFactor(arvand, person, id)
    seller.use(id, 24)
    expect((await shown(factor.id, person)).whyNotRefund).toBeNull()
    expect((await ask(factor.id, person)).answer.refund).toMatchObject({
      state: 'paid',
      amount: factor.total,
    })
  })

  test('days, percent, another’s factor, an unpaid one, lines of another', async () => {
    const [person, other] = [await aPerson(arvand), await aPerson(arvand)]
    const [used, late] = [seller.put(), seller.put()]
    const factor = await paidFactor(arvand, person, used)
    seller.use(used, 25)
    expect((await ask(factor.id, person)).problem.code).toBe('commerce.refund-too-much-used')
    expect((await shown(factor.id, person)).whyNotRefund).toBe('commerce.refund-too-much-used')
    expect((await ask(factor.id, other)).problem).toMatchObject({
      status: 404,
      code: 'commerce.unknown-factor',
    })
    expect((await arvand.call(refundFactor, { factorId: factor.id })).status).toBe(401)
    expect((await ask(factor.id, person, { lines: [newId()] })).problem.code).toBe('commerce.unknown-line')
    const unpaid = await aFactor(arvand, person, seller.put())
    expect((await ask(unpaid.id, person)).problem.code).toBe('commerce.not-paid')
    const second = await paidFactor(arvand, other, late)
    await age(second.id, 8)
    expect((await ask(second.id, other)).problem.code).toBe('commerce.refund-too-late')
    expect((await ask(second.id, other, { reason: '' })).status).toBe(422)
  })

  test('twins, replays and twice at once give back once', async () => {
    const person = await aPerson(arvand)
    const factor = await paidFactor(arvand, person, seller.put())
    const same = { requestId: newId() }
    const all = await Promise.all([
      ...[1, 2, 3].map(() => ask(factor.id, person, same)),
      ...[1, 2, 3].map(() => ask(factor.id, person)),
      give(factor.id),
    ])
    expect(new Set(all.flatMap(({ status, answer }) => (status === 200 ? answer.refund.id : []))).size).toBe(
      1,
    )
    expect((await figures(person)).balance).toBe(factor.total)
    const winner = all.find(({ status }) => status === 200)
    expect(winner?.status).toBe(200)
  })

  test('a code whose factor went back whole, and no sooner, may be used again', async () => {
    const person = await aPerson(arvand)
    const offId = newId()
    await commerce(arvand.platform.db)
      .insertInto('commerce.off_codes')
      .values({
        id: offId,
        code: 'BARGASHT',
        kind: 'fixed',
        value: 100_000,
        most_discount: null,
        starts_at: null,
        ends_at: null,
        total_limit: 1,
        person_limit: 1,
        campaign_id: null,
        batch_id: null,
        note: null,
        created_by: null,
        created_at: arvand.platform.clock.now(),
      })
      .execute()
    const items = [seller.put(), seller.put()].map((id) => ({ kind: 'course' as const, id }))
    const factor = await paidFactor(arvand, person, items, { offCode: 'BARGASHT' })
    await ask(factor.id, person, { lines: [factor.lines[0]?.lineId] })
    await expect(aFactor(arvand, person, seller.put(), { offCode: 'BARGASHT' })).rejects.toThrow(/used-up/)
    await ask(factor.id, person)
    const again = await aFactor(arvand, person, seller.put(), { offCode: 'BARGASHT' })
    expect(again.discount).toBe(100_000)
  })
})

/** A teacher who has spent most of what they had earned with a factor. */
async function aSpender() {
  const teacher = await aPerson(arvand)
  const sellers = [{ personId: teacher.id, percent: 100 }]
  const factor = await paidFactor(arvand, await aPerson(arvand), seller.put({ sellers }))
  days(8)
  await settleAllDue(arvand.platform)
  const bought = await aFactor(arvand, teacher, seller.put({ price: 600_000 }))
  const spend = { factorId: bought.id, useWallet: true, requestId: newId() }
  await arvand.call(payFactor, spend, { token: teacher.token })
  return { teacher, sellers, factor }
}

describe('what a teacher earned', () => {
  test('is owed when it is no longer there, and recovered from the next earning', async () => {
    const [person, teacher] = [await aPerson(arvand), await aPerson(arvand)]
    const sellers = [{ personId: teacher.id, percent: 100 }]
    const factor = await paidFactor(arvand, person, seller.put({ sellers }))
    days(8)
    await transaction(arvand.platform.db, (tx) =>
      post(tx, arvand.platform.clock, {
        cause: newId(),
        kind: 'withdrawal',
        about: { title: null },
        entries: [
          { account: { kind: 'person', ownerId: teacher.id }, amount: -660_000 },
          { account: { kind: 'system', name: 'payouts' }, amount: 660_000 },
        ],
      }),
    )
    expect((await figures(teacher)).available).toBe(40_000)
    expect((await give(factor.id)).answer.refund.state).toBe('paid')
    expect([(await figures(teacher)).balance, await owed(teacher)]).toEqual([0, -660_000])
    await paidFactor(arvand, await aPerson(arvand), seller.put({ sellers, price: 2_000_000 }))
    expect(await owed(teacher)).toBe(0)
    expect(await figures(teacher)).toMatchObject({ balance: 740_000, held: 740_000 })
  })

  test('is recovered once by two who buy of the debtor at the same moment', async () => {
    const { teacher, sellers, factor } = await aSpender()
    await give(factor.id)
    expect([(await figures(teacher)).balance, await owed(teacher)]).toEqual([0, -660_000])
    const buyers = await Promise.all(Array.from({ length: 5 }, () => aPerson(arvand)))
    await Promise.all(buyers.map((buyer) => paidFactor(arvand, buyer, seller.put({ sellers }))))
    expect(await owed(teacher)).toBe(0)
    expect(await figures(teacher)).toMatchObject({ balance: 2_840_000, held: 2_840_000 })
  })

  test('is not taken of gifts that expire: those are for buying', async () => {
    const { teacher, factor } = await aSpender()
    const expiresAt = new Date(arvand.platform.clock.now().getTime() + 90 * 86_400_000)
    await aWallet(arvand, teacher.id, 500_000, { expiresAt })
    await give(factor.id)
    expect(await figures(teacher)).toMatchObject({ balance: 500_000, expiring: 500_000 })
    expect(await owed(teacher)).toBe(-660_000)
  })

  test('is told without whose factor it was, when it comes and when it goes', async () => {
    const [person, teacher] = [await aPerson(arvand), await aPerson(arvand)]
    const sellers = [{ personId: teacher.id, percent: 100 }]
    const factor = await paidFactor(arvand, person, seller.put({ sellers }))
    const held = await arvand.call(listHolds, {}, { token: teacher.token })
    await ask(factor.id, person)
    const { answer } = await arvand.call(getWallet, {}, { token: teacher.token })
    expect(answer.items.map(({ kind, about }) => ({ kind, about }))).toEqual([
      { kind: 'earningReversed', about: { title: 'خوشنویسی با قلم نی' } },
      { kind: 'earning', about: { title: 'خوشنویسی با قلم نی' } },
    ])
    expect(JSON.stringify([answer, held.answer])).not.toContain(factor.id)
  })

  test('is told in the words of what they sell, whatever else was bought with it', async () => {
    const [one, other] = [await aPerson(arvand), await aPerson(arvand)]
    const items = [
      { title: 'تذهیب', sellers: [{ personId: one.id, percent: 100 }] },
      { title: 'نجوم', sellers: [{ personId: other.id, percent: 100 }] },
      { title: 'کیهان‌شناسی', sellers: [{ personId: other.id, percent: 100 }] },
    ].map((wish) => ({ kind: 'course' as const, id: seller.put(wish) }))
    const buyer = await aPerson(arvand)
    const factor = await paidFactor(arvand, buyer, items)
    const titles = async ({ token }: TestPerson, endpoint: typeof getWallet | typeof listHolds = getWallet) =>
      (await arvand.call(endpoint, {}, { token })).answer.items.map(({ about }) => about.title)
    expect([await titles(one), await titles(other)]).toEqual([['تذهیب'], ['نجوم و ۱ مورد دیگر']])
    expect([await titles(one, listHolds), await titles(other, listHolds)]).toEqual([
      ['تذهیب'],
      ['نجوم و ۱ مورد دیگر'],
    ])
    await ask(factor.id, buyer, { lines: [factor.lines[2]?.lineId] })
    expect((await titles(other))[0]).toBe('کیهان‌شناسی')
    expect((await titles(buyer))[1]).toBe('تذهیب و ۲ مورد دیگر')
  })

  test('only what is held of this factor is taken of what is held', async () => {
    const [person, teacher] = [await aPerson(arvand), await aPerson(arvand)]
    const sellers = [{ personId: teacher.id, percent: 100 }]
    const factor = await paidFactor(arvand, person, seller.put({ sellers }))
    await paidFactor(arvand, await aPerson(arvand), seller.put({ sellers }))
    expect((await figures(teacher)).held).toBe(1_400_000)
    await ask(factor.id, person)
    expect(await figures(teacher)).toMatchObject({ balance: 700_000, held: 700_000 })
    expect(await owed(teacher)).toBe(0)
  })
})

describe('managers', () => {
  test('give back at any time; a buyer who asks again and again waits for them', async () => {
    const person = await aPerson(arvand)
    const keeper = await aKeeper()
    for (const _ of [1, 2]) await ask((await paidFactor(arvand, person, seller.put())).id, person)
    const factor = await paidFactor(arvand, person, seller.put())
    const { answer } = await ask(factor.id, person)
    expect(answer.refund.state).toBe('requested')
    expect((await ask(factor.id, person)).problem.code).toBe('commerce.refund-under-way')
    expect((await give(factor.id)).problem.code).toBe('commerce.refund-under-way')
    const { answer: waiting } = await arvand.call(
      listRefunds,
      { state: 'requested' },
      { token: keeper.token },
    )
    expect(waiting.items.find(({ id }) => id === answer.refund.id)).toMatchObject({
      buyer: { id: person.id },
      isByManager: false,
    })
    const decide = (wish: object) =>
      arvand.call(
        decideRefund,
        { refundId: answer.refund.id, requestId: newId(), ...wish },
        { token: keeper.token },
      )
    expect((await decide({ approve: false })).status).toBe(422)
    expect((await decide({ approve: false, answer: 'بارها خریده و پس داده‌اید.' })).answer.refund.state).toBe(
      'refused',
    )
    expect((await decide({ approve: true })).problem.code).toBe('commerce.refund-decided')
    expect((await arvand.call(listNotices, {}, { token: person.token })).answer.items[0]).toMatchObject({
      kind: 'refund-refused',
      body: 'بارها خریده و پس داده‌اید.',
    })
    const { answer: second } = await ask(factor.id, person)
    const approve = { refundId: second.refund.id, approve: true }
    const approved = await Promise.all(
      [newId(), newId()].map((requestId) =>
        arvand.call(decideRefund, { ...approve, requestId }, { token: keeper.token }),
      ),
    )
    expect(approved.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await shown(factor.id, person)).factor.state).toBe('refunded')
  })

  test('are waited for also by who asks for many refunds at the same moment', async () => {
    const buyer = await aPerson(arvand)
    const factors: string[] = []
    while (factors.length < 4) factors.push((await paidFactor(arvand, buyer, seller.put())).id)
    const asked = await Promise.all(factors.map((factorId) => ask(factorId, buyer)))
    const states = asked.map(({ answer }) => answer.refund.state)
    expect(states.toSorted()).toEqual(['paid', 'paid', 'requested', 'requested'])
  })

  test('late and much used are no bounds for them, their own money is', async () => {
    const person = await aPerson(arvand)
    const id = seller.put()
    const factor = await paidFactor(arvand, person, id)
    seller.use(id, 90)
    await age(factor.id, 60)
    expect((await ask(factor.id, person)).status).toBe(409)
    expect((await give(factor.id, person)).status).toBe(403)
    expect((await give(newId())).status).toBe(404)
    expect((await give(factor.id)).answer.refund.amount).toBe(factor.total)
    const keeper = await aKeeper()
    const own = await paidFactor(arvand, keeper, seller.put())
    expect((await give(own.id, keeper)).problem.code).toBe('commerce.own-money')
    for (const _ of [1, 2]) await ask((await paidFactor(arvand, keeper, seller.put())).id, keeper)
    const { refund } = (await ask(own.id, keeper)).answer
    const decide = { refundId: refund.id, approve: true, requestId: newId() }
    const decided = await arvand.call(decideRefund, decide, { token: keeper.token })
    expect([refund.state, decided.problem.code]).toEqual(['requested', 'commerce.own-money'])
  })
})
