import { showCart } from '@arvand/contracts/home/cart'
import { showCourse } from '@arvand/contracts/home/courses'
import { listOwnCourses } from '@arvand/contracts/panel/courses'
import { createFactorCart, payFactor } from '@arvand/contracts/panel/factors'
import { listNotices } from '@arvand/contracts/panel/notices'
import { removeAccount } from '@arvand/contracts/panel/own-data'
import { reauthenticate } from '@arvand/contracts/panel/security'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { factorPaid, factorRefunded, type Opened } from '#modules/commerce'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aFactor, paidFactor } from '#testing/commerce'
import { aPerson, type TestPerson, testPassword } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { aCourse, anEnrolment, aStaffMember, type TestCourse } from '../testing.ts'
import { closeCourse } from './close-course.ts'
import { openCourse } from './open-course.ts'
import { sellersOf, sellsCourses } from './sells-courses.ts'
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
    .select(['state', 'source', 'expires_at'])
    .where('course_id', '=', course.id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
const until = (check: () => Promise<unknown>) => expect.poll(check, { timeout: 20_000, interval: 20 })
const openingOf = (course: TestCourse, { id }: TestPerson, by: Opened['by'] = 'purchase'): Opened => ({
  ...{ entitlementId: newId(), itemId: course.id, personId: id },
  by,
})
const leave = (kind: ReturnType<typeof factorPaid>, opened: Opened) =>
  transaction(arvand.platform.db, (tx) => arvand.platform.jobs.leave(tx, kind, opened))

test('a paid course opens by itself within a second of its payment', async () => {
  const [course, person] = [await aCourse(arvand, { price, accessDays: 90 }), await aPerson(arvand)]
  const { id: factorId, payable } = await aFactor(arvand, person, course.id)
  await aWallet(arvand, person.id, payable)
  const ask = { factorId, useWallet: true, requestId: newId() }
  expect((await arvand.call(payFactor, ask, { token: person.token })).status).toBe(200)
  await expect.poll(() => stateOf(course, person), { timeout: 1000, interval: 20 }).toBe('active')
  const { answer } = await arvand.call(listOwnCourses, {}, { token: person.token })
  expect(answer.items).toMatchObject([
    { course: { id: course.id }, enrolment: { expiresAt: expect.any(String) } },
  ])
  const shown = await arvand.call(showCourse, { slug: course.slug }, { token: person.token })
  expect(shown.answer).toMatchObject({ whyNotBuy: 'courses.already-enrolled', mine: { isLearner: true } })
  const again = { items: [{ kind: 'course', id: course.id }], requestId: newId() }
  const refused = await arvand.call(createFactorCart, again, { token: person.token })
  expect(refused.problem.code).toBe('commerce.item-not-for-sale')
})

test('told twice it opens once, and what was paid back does not open when the payment is told late', async () => {
  const [course, person, late] = [
    await aCourse(arvand, { price }),
    await aPerson(arvand),
    await aPerson(arvand),
  ]
  const opened = openingOf(course, person)
  for (let times = 0; times < 3; times++) await leave(factorPaid('course'), opened)
  await until(() => stateOf(course, person)).toBe('active')
  await Promise.all([1, 2, 3].map(() => openCourse(arvand.platform, opened)))
  const turns = await selling(arvand.platform.db)
    .selectFrom('courses.enrolment_turns as t')
    .innerJoin('courses.enrolments as e', 'e.id', 't.enrolment_id')
    .select('t.state')
    .where('e.course_id', '=', course.id)
    .execute()
  expect(turns).toEqual([{ state: 'active' }])
  const first = openingOf(course, late)
  await closeCourse(arvand.platform, first)
  await openCourse(arvand.platform, first)
  expect(await stateOf(course, late)).toBeNull()
})

test('a refund closes it, tells of it, and a replay of the payment does not open it again', async () => {
  const [course, person] = [await aCourse(arvand, { price }), await aPerson(arvand)]
  const opened = openingOf(course, person)
  await openCourse(arvand.platform, opened)
  await leave(factorRefunded('course'), opened)
  await until(() => stateOf(course, person)).toBe('refunded')
  await Promise.all([closeCourse(arvand.platform, opened), openCourse(arvand.platform, opened)])
  expect(await stateOf(course, person)).toBe('refunded')
  const notices = async () =>
    (await arvand.call(listNotices, {}, { token: person.token })).answer.items.map(({ kind }) => kind)
  await until(notices).toEqual(['course-taken-back'])
  await paidFactor(arvand, person, course.id)
  await until(() => stateOf(course, person)).toBe('active')
})

test('who has it on two grounds keeps it for the other', async () => {
  const [course, person] = [await aCourse(arvand, { price }), await aPerson(arvand)]
  const [bought, given] = [openingOf(course, person), openingOf(course, person, 'present')]
  await openCourse(arvand.platform, bought)
  await openCourse(arvand.platform, given)
  await closeCourse(arvand.platform, bought)
  expect(await enrolmentOf(course, person.id)).toMatchObject({ state: 'active', source: 'present' })
  await closeCourse(arvand.platform, given)
  expect(await stateOf(course, person)).toBe('refunded')
  const brought = await aPerson(arvand)
  await anEnrolment(arvand, course, brought.id)
  const beside = openingOf(course, brought)
  await openCourse(arvand.platform, beside)
  await closeCourse(arvand.platform, beside)
  expect(await stateOf(course, brought)).toBe('active')
})

test('two grounds that come and go at once never close what is still paid for', async () => {
  const course = await aCourse(arvand, { price })
  for (let round = 0; round < 12; round++) {
    const person = await aPerson(arvand)
    const [one, two] = [openingOf(course, person), openingOf(course, person, 'seat')]
    await openCourse(arvand.platform, one)
    await Promise.all([closeCourse(arvand.platform, one), openCourse(arvand.platform, two)])
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
  const { usedPercent } = sellsCourses(arvand.platform)
  expect(await usedPercent(arvand.platform.db, person.id, course.id)).toBe(25)
  expect(await usedPercent(arvand.platform.db, other.id, course.id)).toBe(0)
})
