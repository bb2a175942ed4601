import { showCart } from '@arvand/contracts/home/cart'
import { listPlans, showPlusCourses } from '@arvand/contracts/home/plus'
import { enrolInCourse } from '@arvand/contracts/panel/courses'
import { payFactor, refundFactor, showFactor } from '@arvand/contracts/panel/factors'
import * as own from '@arvand/contracts/panel/plus'
import { getWallet } from '@arvand/contracts/panel/wallet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aFactor } from '#testing/commerce'
import { aCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet, closeInBalance } from '#testing/wallet'
import { commerce } from '../tables.ts'
import { grantPlusDays } from './grant-plus-days.ts'
import { plusOf } from './plus-of.ts'
import { day, monthsAfter } from './subscription.ts'
import { aPlan, buyPlan } from './testing.ts'

let arvand: TestApp
let month: string
beforeAll(async () => {
  arvand = await anApp()
  month = await aPlan(arvand)
}, 60_000)
afterAll(() => closeInBalance(arvand))

const now = () => arvand.platform.clock.now()
const days = (count: number) => arvand.platform.clock.pass(count * 86_400)
const request = () => ({ requestId: newId() })
const mine = async ({ token }: TestPerson) =>
  (await arvand.call(own.showPlus, {}, { token })).answer.subscription
const turns = async ({ token }: TestPerson) =>
  (await arvand.call(own.listPlusTransitions, {}, { token })).answer.items
const has = async ({ id }: TestPerson) => (await plusOf(arvand.platform.db, id, now())) !== null
const iso = (date: Date) => date.toISOString()

describe('buying', () => {
  test('plus begins in the transaction that pays, for a Jalali month', async () => {
    const person = await aPerson(arvand)
    expect(await mine(person)).toBeNull()
    expect(await has(person)).toBe(false)
    const factor = await buyPlan(arvand, person, month)
    expect(factor).toMatchObject({ state: 'paid', total: 1_100_000, lines: [{ title: 'پلاس ماهانه' }] })
    expect(await has(person)).toBe(true)
    expect(await mine(person)).toMatchObject({
      state: 'active',
      renews: true,
      until: iso(monthsAfter(now(), 1)),
      renewsAt: iso(new Date(monthsAfter(now(), 1).getTime() - day)),
      renewalTotal: 1_100_000,
      pauseDaysLeft: 10,
      whyNotPause: null,
    })
    expect(await turns(person)).toMatchObject([
      {
        kind: 'began',
        plan: 'پلاس ماهانه',
        factor: { id: factor.id, number: factor.number, total: 1_100_000 },
      },
    ])
  })

  test('while one runs it lengthens, and the plan that was bought last holds', async () => {
    const person = await aPerson(arvand)
    await buyPlan(arvand, person, month)
    const year = await aPlan(arvand, { title: 'سالانه', months: 12, price: 9_000_000, discount_percent: 35 })
    days(3)
    const before = await mine(person)
    await buyPlan(arvand, person, year)
    expect(await mine(person)).toMatchObject({
      id: before?.id,
      until: iso(monthsAfter(new Date(before?.until ?? ''), 12)),
      plan: { title: 'سالانه' },
    })
    expect(await plusOf(arvand.platform.db, person.id, now())).toEqual({ discountPercent: 35 })
  })

  test('two plans paid at the same moment are one plus of both times', async () => {
    const person = await aPerson(arvand)
    const factors = [1, 2].map(() => aFactor(arvand, person, [{ kind: 'plan', id: month }]))
    await aWallet(arvand, person.id, 2_200_000)
    const paid = await Promise.all(
      (await Promise.all(factors)).map(({ id: factorId }) =>
        arvand.call(payFactor, { factorId, useWallet: true, ...request() }, { token: person.token }),
      ),
    )
    expect(paid.map(({ status }) => status)).toEqual([200, 200])
    expect((await mine(person))?.until).toBe(iso(monthsAfter(monthsAfter(now(), 1), 1)))
    expect((await turns(person)).map(({ kind }) => kind)).toEqual(['renewed', 'began'])
  })

  test('it takes its percent off what it does not open, and nothing off plans', async () => {
    const person = await aPerson(arvand)
    const course = await aCourse(arvand, { price: 3_000_000 })
    const items = [
      { kind: 'course', id: course.id },
      { kind: 'plan', id: month },
    ]
    const discounts = async () =>
      (await arvand.call(showCart, { items }, person)).answer.lines.map(({ discount }) => discount)
    expect(await discounts()).toEqual([0, 0])
    await buyPlan(arvand, person, month)
    expect(await discounts()).toEqual([600_000, 0])
    await arvand.call(own.pausePlus, request(), person)
    expect(await discounts()).toEqual([0, 0])
  })

  test('what is not sold is neither listed nor bought', async () => {
    const person = await aPerson(arvand)
    const old = await aPlan(arvand, { is_sold: false, title: 'قدیمی' })
    const { items: plans, vatPercent } = (await arvand.call(listPlans, {})).answer
    expect(vatPercent).toBe(10)
    expect(plans.map(({ id }) => id)).toContain(month)
    expect(plans.map(({ id }) => id)).not.toContain(old)
    await aCourse(arvand, { price: 3_000_000, inPlus: true, category: 'arts' })
    await aCourse(arvand, { price: 3_000_000, category: 'arts' })
    const { items: fields } = (await arvand.call(showPlusCourses, {})).answer
    const arts = fields.find(({ slug }) => slug === 'arts')
    expect(arts).toMatchObject({ count: 1, courses: [{ inPlus: true, price: 3_000_000 }] })
    await expect(aFactor(arvand, person, [{ kind: 'plan', id: old }])).rejects.toThrow(
      'commerce.unknown-item',
    )
  })
})

describe('pausing', () => {
  test('closes what plus opened, and the paid time waits', async () => {
    const person = await aPerson(arvand)
    const { token } = person
    const course = await aCourse(arvand, { price: 3_000_000, inPlus: true })
    await buyPlan(arvand, person, month)
    const enrol = () => arvand.call(enrolInCourse, { courseId: course.id, ...request() }, { token })
    expect((await enrol()).status).toBe(200)
    const before = await mine(person)
    const ask = request()
    const paused = await arvand.call(own.pausePlus, ask, { token })
    expect(paused.answer.subscription).toMatchObject({
      state: 'paused',
      restsUntil: iso(new Date(now().getTime() + 10 * day)),
      renewsAt: null,
      whyNotPause: 'plus.paused',
    })
    expect((await arvand.call(own.pausePlus, ask, { token })).answer).toEqual(paused.answer)
    expect((await arvand.call(own.pausePlus, request(), { token })).problem.code).toBe('plus.paused')
    expect((await arvand.call(own.renewPlus, request(), { token })).problem.code).toBe('plus.paused')
    expect(await has(person)).toBe(false)
    const stateOf = async () =>
      (
        await arvand.database.pool.query('select state from courses.enrolments where person_id = $1', [
          person.id,
        ])
      ).rows[0]?.state
    await expect.poll(stateOf, { timeout: 10_000 }).toBe('expired')
    days(2.5)
    const { answer } = await arvand.call(own.resumePlus, request(), { token })
    expect(answer.subscription).toMatchObject({
      state: 'active',
      until: iso(new Date(new Date(before?.until ?? '').getTime() + 2.5 * day)),
      pauseDaysLeft: 7,
    })
    await expect.poll(stateOf, { timeout: 10_000 }).toBe('active')
    expect((await arvand.call(own.resumePlus, request(), { token })).problem.code).toBe('plus.not-paused')
  })

  test('what is bought meanwhile lengthens it, and it goes on resting', async () => {
    const person = await aPerson(arvand)
    await buyPlan(arvand, person, month)
    await arvand.call(own.pausePlus, request(), person)
    const before = await mine(person)
    await buyPlan(arvand, person, month)
    const after = await mine(person)
    expect(after).toMatchObject({ state: 'paused', restsUntil: before?.restsUntil })
    expect(after?.until).toBe(iso(monthsAfter(new Date(before?.until ?? ''), 1)))
  })
})

describe('renewing by hand', () => {
  test('a day before the end, from the wallet, once', async () => {
    const person = await aPerson(arvand)
    const { token } = person
    await buyPlan(arvand, person, month)
    await aWallet(arvand, person.id, 1_500_000)
    expect((await arvand.call(own.renewPlus, request(), { token })).problem.code).toBe('plus.not-due')
    const before = await mine(person)
    await commerce(arvand.platform.db)
      .updateTable('commerce.subscriptions')
      .set({ until: new Date(now().getTime() + day) })
      .where('id', '=', before?.id ?? '')
      .execute()
    const ask = request()
    const done = await Promise.all(
      [ask, ask, request()].map((one) => arvand.call(own.renewPlus, one, { token })),
    )
    expect(done.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect((await mine(person))?.until).toBe(iso(monthsAfter(new Date(now().getTime() + day), 1)))
    const { answer: wallet } = await arvand.call(getWallet, {}, { token })
    expect(wallet.balance).toBe(400_000)
    expect(wallet.items[0]).toMatchObject({
      kind: 'plus',
      amount: -1_100_000,
      about: { title: 'پلاس ماهانه' },
    })
  })

  test('too little money says so; so does a plan that is no longer sold', async () => {
    const person = await aPerson(arvand)
    const plan = await aPlan(arvand)
    await buyPlan(arvand, person, plan)
    const tables = commerce(arvand.platform.db)
    await tables
      .updateTable('commerce.subscriptions')
      .set({ until: now(), state: 'grace' })
      .where('person_id', '=', person.id)
      .execute()
    const renew = () => arvand.call(own.renewPlus, request(), { token: person.token })
    expect((await renew()).problem.code).toBe('wallet.too-little')
    expect((await mine(person))?.graceUntil).toBe(iso(new Date(now().getTime() + 3 * day)))
    await tables.updateTable('commerce.plans').set({ is_sold: false }).where('id', '=', plan).execute()
    expect((await renew()).problem.code).toBe('plus.plan-not-sold')
    expect(await mine(person)).toMatchObject({ renewalTotal: null, renewsAt: null })
  })

  test('on and off are turns; said twice is said once', async () => {
    const person = await aPerson(arvand)
    await buyPlan(arvand, person, month)
    const say = (renews: boolean) => arvand.call(own.setPlusRenewal, { renews }, { token: person.token })
    expect((await say(false)).answer.subscription).toMatchObject({ renews: false, renewsAt: null })
    await say(false)
    await say(true)
    expect((await turns(person)).map(({ kind }) => kind)).toEqual(['renewalOn', 'renewalOff', 'began'])
  })
})

describe('money back', () => {
  const refund = (factorId: string, { token }: TestPerson) =>
    arvand.call(refundFactor, { factorId, reason: 'به کارم نیامد', ...request() }, { token })

  test('of the last time while nothing was learned by it: the time goes, then plus', async () => {
    const person = await aPerson(arvand)
    const first = await buyPlan(arvand, person, month)
    const second = await buyPlan(arvand, person, month)
    const whyNot = async (factorId: string) =>
      (await arvand.call(showFactor, { factorId }, { token: person.token })).answer.whyNotRefund
    expect(await whyNot(first.id)).toBe('commerce.line-not-refundable')
    expect((await refund(second.id, person)).status).toBe(200)
    expect(await mine(person)).toMatchObject({
      state: 'active',
      renews: false,
      until: iso(monthsAfter(now(), 1)),
    })
    expect(await whyNot(first.id)).toBeNull()
    expect((await refund(first.id, person)).status).toBe(200)
    expect(await mine(person)).toMatchObject({ state: 'ended' })
    expect(await has(person)).toBe(false)
    expect((await turns(person)).map(({ kind }) => kind)).toEqual([
      'ended',
      'refunded',
      'refunded',
      'renewed',
      'began',
    ])
    const { answer } = await arvand.call(getWallet, {}, { token: person.token })
    expect(answer.balance).toBe(2_200_000)
    // Buying again begins a new subscription.
    await buyPlan(arvand, person, month)
    expect(await mine(person)).toMatchObject({ state: 'active', renews: true, beganAt: iso(now()) })
  })

  test('days that were won stay, before the purchase and after it', async () => {
    const person = await aPerson(arvand)
    const win = () =>
      transaction(arvand.platform.db, (tx) => grantPlusDays(arvand.platform, tx, person.id, 5))
    await win()
    const { id } = await buyPlan(arvand, person, month)
    await win()
    expect((await refund(id, person)).status).toBe(200)
    const left = await mine(person)
    expect(left).toMatchObject({ state: 'active', renews: false })
    expect(Math.round((Date.parse(left?.until ?? '') - now().getTime()) / day)).toBe(10)
    expect(await has(person)).toBe(true)
  })

  test('of a pause that has nothing left to keep, plus ends', async () => {
    const person = await aPerson(arvand)
    const { id } = await buyPlan(arvand, person, month)
    await arvand.call(own.pausePlus, request(), person)
    expect((await refund(id, person)).status).toBe(200)
    expect(await mine(person)).toMatchObject({ state: 'ended' })
  })

  test('not once a course of plus was learned in', async () => {
    const person = await aPerson(arvand)
    const course = await aCourse(arvand, { price: 3_000_000, inPlus: true })
    const { id } = await buyPlan(arvand, person, month)
    await arvand.call(enrolInCourse, { courseId: course.id, ...request() }, { token: person.token })
    await arvand.database.pool.query(
      'update courses.enrolments set distinct_steps = 1, seen_at = $2 where person_id = $1',
      [person.id, now()],
    )
    expect((await refund(id, person)).problem.code).toBe('commerce.refund-too-much-used')
    expect(await has(person)).toBe(true)
  })
})

test('without plus there is nothing to change, and a stranger is 401', async () => {
  const { token } = await aPerson(arvand)
  const asks = [
    [own.setPlusRenewal, { renews: true }],
    [own.pausePlus, request()],
    [own.resumePlus, request()],
    [own.renewPlus, request()],
  ] as const
  for (const [endpoint, ask] of asks) {
    expect((await arvand.call(endpoint, ask, { token })).problem.code).toBe('plus.none')
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    expect((await arvand.call(endpoint, { ...ask, more: 1 }, { token })).status).toBe(422)
  }
})
