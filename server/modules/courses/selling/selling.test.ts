import { showCart } from '@arvand/contracts/home/cart'
import { showCourse } from '@arvand/contracts/home/courses'
import { listMyCourses, openCourse } from '@arvand/contracts/panel/courses'
import { createFactorCart, payFactor } from '@arvand/contracts/panel/factors'
import { listNotices } from '@arvand/contracts/panel/notices'
import { removeAccount } from '@arvand/contracts/panel/personal-data'
import { reauthenticate } from '@arvand/contracts/panel/security'
import { enrolStudents, extendStudents } from '@arvand/contracts/teacher/students'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import type { Grant } from '#plugs/sellable'
import { anApp, type TestApp } from '#server/testing/app'
import { aFactor, paidFactor } from '#testing/commerce'
import { aPerson, type TestPerson, testPassword } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { aCourse, anEnrolment, aStaffMember, type TestCourse } from '../testing.ts'
import { sellableCourses, sellersOf } from './sellable-courses.ts'
import { selling } from './tables.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const price = 4_900_000
const stateOf = async (course: TestCourse, { id }: TestPerson) =>
  (await enrolmentOf(course, id))?.state ?? null
const enrolmentOf = (course: TestCourse, personId: string) =>
  selling(arvand.platform.db)
    .selectFrom('courses.enrolments')
    .select(['id', 'state', 'source', 'expires_at'])
    .where('course_id', '=', course.id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
const until = (check: () => Promise<unknown>) => expect.poll(check, { timeout: 20_000, interval: 20 })
const grantOf = (course: TestCourse, { id: personId }: TestPerson, by: Grant['by'] = 'purchase'): Grant => ({
  entitlementId: newId(),
  line: {
    ...{ id: newId(), factor_id: newId(), item_id: course.id, quantity: 1, price, total: price },
    options: {},
  },
  ...{ personId, by, now: arvand.platform.clock.now() },
})
/** Grants as commerce does: in the transaction of the payment, and then by a job. */
async function give(grant: Grant) {
  const seller = sellableCourses(arvand.platform)
  await transaction(arvand.platform.db, (tx) => seller.grant(tx, [grant]))
  await seller.granted?.([grant])
}
async function takeBack(grant: Grant) {
  const seller = sellableCourses(arvand.platform)
  await transaction(arvand.platform.db, (tx) => seller.revoke(tx, [grant]))
  await seller.revoked?.([grant])
}

test('a paid course opens by itself within a second of its payment', async () => {
  const [course, person] = [await aCourse(arvand, { price, accessDays: 90 }), await aPerson(arvand)]
  const { id: factorId, payable } = await aFactor(arvand, person, course.id)
  await aWallet(arvand, person.id, payable)
  const ask = { factorId, useWallet: true, requestId: newId() }
  expect((await arvand.call(payFactor, ask, { token: person.token })).status).toBe(200)
  await expect.poll(() => stateOf(course, person), { timeout: 1000, interval: 20 }).toBe('active')
  const { answer } = await arvand.call(listMyCourses, {}, { token: person.token })
  expect(answer.items).toMatchObject([
    { course: { id: course.id }, enrolment: { expiresAt: expect.any(String) } },
  ])
  const shown = await arvand.call(showCourse, { slug: course.slug }, { token: person.token })
  expect(shown.answer).toMatchObject({ whyNotBuy: 'courses.already-enrolled', mine: { isLearner: true } })
  const again = { items: [{ kind: 'course', id: course.id }], requestId: newId() }
  const refused = await arvand.call(createFactorCart, again, { token: person.token })
  expect(refused.problem.code).toBe('commerce.item-not-for-sale')
})

test('a payment that fails behind its grant opens nothing, and what follows a grant may come twice', async () => {
  const [course, person] = [await aCourse(arvand, { price }), await aPerson(arvand)]
  const grant = grantOf(course, person)
  const failing = transaction(arvand.platform.db, async (tx) => {
    await sellableCourses(arvand.platform).grant(tx, [grant])
    throw new Error('the bank is gone')
  })
  await expect(failing).rejects.toThrow('the bank is gone')
  expect(await stateOf(course, person)).toBeNull()
  await give(grant)
  await Promise.all([1, 2, 3].map(async () => sellableCourses(arvand.platform).granted?.([grant])))
  const turns = await selling(arvand.platform.db)
    .selectFrom('courses.enrolment_turns as t')
    .innerJoin('courses.enrolments as e', 'e.id', 't.enrolment_id')
    .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
    .select(['t.state', 'c.learners'])
    .where('e.course_id', '=', course.id)
    .execute()
  expect(turns).toEqual([{ state: 'active', learners: 1 }])
})

test('a refund closes it, tells of it once, and it can be bought again', async () => {
  const [course, person] = [await aCourse(arvand, { price }), await aPerson(arvand)]
  const grant = grantOf(course, person)
  await give(grant)
  await takeBack(grant)
  expect(await stateOf(course, person)).toBe('refunded')
  await sellableCourses(arvand.platform).revoked?.([grant])
  const notices = async () =>
    (await arvand.call(listNotices, {}, { token: person.token })).answer.items.map(({ kind }) => kind)
  await until(notices).toEqual(['course-taken-back'])
  await paidFactor(arvand, person, course.id)
  expect(await stateOf(course, person)).toBe('active')
})

test('who has it on two grounds keeps it for the other', async () => {
  const [course, person] = [await aCourse(arvand, { price }), await aPerson(arvand)]
  const [bought, given] = [grantOf(course, person), grantOf(course, person, 'gift')]
  await give(bought)
  await give(given)
  await takeBack(bought)
  expect(await enrolmentOf(course, person.id)).toMatchObject({ state: 'active', source: 'gift' })
  await takeBack(given)
  expect(await stateOf(course, person)).toBe('refunded')
  const brought = await aPerson(arvand)
  await anEnrolment(arvand, course, brought.id)
  const beside = grantOf(course, brought)
  await give(beside)
  await takeBack(beside)
  expect(await stateOf(course, brought)).toBe('active')
})

test('two grounds that come and go at once never close what is still paid for', async () => {
  const course = await aCourse(arvand, { price })
  for (let round = 0; round < 12; round++) {
    const person = await aPerson(arvand)
    const [one, two] = [grantOf(course, person), grantOf(course, person, 'seat')]
    await give(one)
    await Promise.all([takeBack(one), give(two)])
    expect(await enrolmentOf(course, person.id)).toMatchObject({ state: 'active', source: 'seat' })
  }
})

test('whose days are over buys it again, and finds what they did', async () => {
  const course = await aCourse(arvand, { price, accessDays: 10 })
  const person = await aPerson(arvand)
  await paidFactor(arvand, person, course.id)
  await until(() => stateOf(course, person)).toBe('active')
  arvand.platform.clock.pass(15 * 86_400)
  await paidFactor(arvand, person, course.id)
  await until(
    async () => ((await enrolmentOf(course, person.id))?.expires_at ?? 0) > arvand.platform.clock.now(),
  ).toBe(true)
})

test('a cart prices published courses alone, with what stands against each', async () => {
  const person = await aPerson(arvand)
  const [free, sold, taught, draft] = [
    await aCourse(arvand),
    await aCourse(arvand, { price, listPrice: 6_000_000, title: 'نور و سایه' }),
    await aCourse(arvand, { price }),
    await aCourse(arvand, { price, state: 'draft' }),
  ]
  await aStaffMember(arvand, taught.id, { person })
  const items = [free, sold, taught, draft].map(({ id }) => ({ kind: 'course', id }))
  const { answer } = await arvand.call(showCart, { items }, { token: person.token })
  expect(answer.lines).toMatchObject([
    { price: 0, whyNot: null },
    { title: 'نور و سایه', price, listPrice: 6_000_000, href: `/courses/${sold.slug}`, whyNot: null },
    { whyNot: 'courses.teaches-it' },
    { whyNot: 'commerce.unknown-item' },
  ])
  expect(answer.subtotal).toBe(price)
  const stranger = await arvand.call(showCart, { items: items.slice(0, 3) })
  expect(stranger.answer.lines.map(({ whyNot }) => whyNot)).toEqual([null, null, null])
})

test('the owner earns what co-teachers are not given', async () => {
  expect(sellersOf('owner', [])).toEqual([{ personId: 'owner', percent: 100 }])
  expect(sellersOf('owner', [{ personId: 'other', percent: 30 }])).toEqual([
    { personId: 'owner', percent: 70 },
    { personId: 'other', percent: 30 },
  ])
  expect(sellersOf('owner', [{ personId: 'other', percent: 100 }])).toEqual([
    { personId: 'other', percent: 100 },
  ])
})

test('the part of an owner whose account is removed is the platform’s, not money of nobody', async () => {
  const course = await aCourse(arvand, { price })
  const { owner } = course
  await arvand.call(reauthenticate, { password: testPassword }, { token: owner.token })
  expect((await arvand.call(removeAccount, { confirm: true }, { token: owner.token })).status).toBe(200)
  const { id } = await paidFactor(arvand, await aPerson(arvand), course.id)
  const { rows } = await arvand.database.pool.query<{ kind: string; amount: string }>(
    `select coalesce(a.name, a.kind) as kind, e.amount from wallet.entries e
       join wallet.accounts a on a.id = e.account_id join wallet.transactions t on t.id = e.transaction_id
       where t.factor_id = $1 and e.amount > 0`,
    [id],
  )
  expect(rows.map(({ kind, amount }) => [kind, Number(amount)]).toSorted()).toEqual([
    ['sales', price],
    ['tax', price / 10],
  ])
})

test('what is used of it is the progress', async () => {
  const course = await aCourse(arvand, {
    price,
    sections: [{ lessons: ['embed', 'embed', 'embed', 'embed'] }],
  })
  const [person, other] = [await aPerson(arvand), await aPerson(arvand)]
  await anEnrolment(arvand, course, person.id, { steps: 1 })
  const { usedPercent } = sellableCourses(arvand.platform)
  expect(await usedPercent(arvand.platform.db, person.id, course.id)).toBe(25)
  expect(await usedPercent(arvand.platform.db, other.id, course.id)).toBe(0)
})

test('a refund takes access that a teacher has lengthened, but not what they gave after it had ended', async () => {
  const course = await aCourse(arvand, { price, accessDays: 10 })
  const extend = async (person: TestPerson) => {
    const enrolmentId = (await enrolmentOf(course, person.id))?.id
    const ask = { courseId: course.id, enrolmentIds: [enrolmentId], days: 30, requestId: newId() }
    expect((await arvand.call(extendStudents, ask, course.owner)).status).toBe(200)
  }
  const [quick, slow] = [await aPerson(arvand), await aPerson(arvand)]
  const [first, second] = [grantOf(course, quick), grantOf(course, slow)]
  await give(first)
  await give(second)
  await extend(quick)
  await takeBack(first)
  expect(await stateOf(course, quick)).toBe('refunded')
  arvand.platform.clock.pass(11 * 86_400)
  await extend(slow)
  await takeBack({ ...second, now: arvand.platform.clock.now() })
  expect(await enrolmentOf(course, slow.id)).toMatchObject({ state: 'active', source: 'teacher' })
})

test('a late refund does not take what a teacher gave again after the days of the purchase', async () => {
  const course = await aCourse(arvand, { price, accessDays: 10 })
  const person = await aPerson(arvand)
  const grant = grantOf(course, person)
  await give(grant)
  arvand.platform.clock.pass(11 * 86_400)
  const ask = { courseId: course.id, mobiles: person.mobile ?? '', requestId: newId() }
  expect((await arvand.call(enrolStudents, ask, course.owner)).status).toBe(200)
  const open = async () => (await arvand.call(openCourse, { slug: course.slug }, person)).status
  await until(open).toBe(200)
  await takeBack({ ...grant, now: arvand.platform.clock.now() })
  expect(await enrolmentOf(course, person.id)).toMatchObject({ state: 'active', source: 'teacher' })
  expect(await open()).toBe(200)
})
