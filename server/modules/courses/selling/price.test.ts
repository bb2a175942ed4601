import { listCourses, showCourse } from '@arvand/contracts/home/courses'
import { openCourse } from '@arvand/contracts/panel/courses'
import { payFactor } from '@arvand/contracts/panel/factors'
import { showCourseToManager } from '@arvand/contracts/panel/manage-courses'
import { duplicateCourse, priceCourse, showTaughtCourse } from '@arvand/contracts/teacher/courses'
import { addStaff, changeStaff, listStaff } from '@arvand/contracts/teacher/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aFactor } from '#testing/commerce'
import { aPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { aCourse, acceptsToTeach, anEnrolment, aStaffMember } from '../testing.ts'
import { whyNotPrice } from './price-rule.ts'
import { sellableCourses } from './sellable-courses.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const wish = { price: 4_900_000, listPrice: 6_500_000, inPlus: false }

test.each([
  [{ price: 0, listPrice: 0 }, null],
  [{ price: 0, listPrice: 500_000 }, null],
  [{ price: 100_000, listPrice: 100_000 }, null],
  [{ price: 4_905_000, listPrice: 6_000_000 }, 'courses.price-not-round'],
  [{ price: 4_900_000, listPrice: 6_000_010 }, 'courses.price-not-round'],
  [{ price: 90_000, listPrice: 90_000 }, 'courses.price-too-low'],
  [{ price: 4_900_000, listPrice: 4_890_000 }, 'courses.list-price-too-low'],
] as const)('the rule: %j is %s', (prices, code) => {
  expect(whyNotPrice(prices)).toBe(code)
})

test('a price is seen at once; its learners and the factors that are made keep what they have', async () => {
  const course = await aCourse(arvand, { accessDays: 30 })
  const [learner, buyer] = [await aPerson(arvand), await aPerson(arvand)]
  await anEnrolment(arvand, course, learner.id)
  const { token } = course.owner
  const set = await arvand.call(priceCourse, { courseId: course.id, ...wish }, { token })
  expect(set.answer.course).toEqual(wish)
  const page = (await arvand.call(showCourse, { slug: course.slug })).answer
  expect(page.course).toMatchObject(wish)
  expect((await arvand.call(openCourse, { slug: course.slug }, { token: learner.token })).status).toBe(200)
  const shown = await arvand.call(showTaughtCourse, { courseId: course.id }, { token })
  expect(shown.answer.course).toMatchObject(wish)
  expect(shown.answer.me.earns).toEqual({ sellers: 70, mine: 100 })
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const judged = await arvand.call(showCourseToManager, { courseId: course.id }, { token: manager.token })
  expect(judged.answer.course).toMatchObject(wish)

  const factor = await aFactor(arvand, buyer, course.id)
  const dearer = { courseId: course.id, price: 9_000_000, listPrice: 9_000_000, inPlus: false }
  expect((await arvand.call(priceCourse, dearer, { token })).status).toBe(200)
  await aWallet(arvand, buyer.id, factor.payable)
  const ask = { factorId: factor.id, useWallet: true, requestId: newId() }
  const paid = await arvand.call(payFactor, ask, { token: buyer.token })
  expect(paid.answer.factor).toMatchObject({ state: 'paid', subtotal: wish.price })
})

test('owner and teachers set it, assistants who write do not, others do not know the course', async () => {
  const course = await aCourse(arvand)
  const ask = { courseId: course.id, ...wish }
  const teacher = await aStaffMember(arvand, course.id, { role: 'teacher' })
  const writer = await aStaffMember(arvand, course.id, { rights: ['write'] })
  const stranger = await aPerson(arvand, { roles: ['teacher'] })
  expect((await arvand.call(priceCourse, ask, { token: teacher.token })).status).toBe(200)
  expect((await arvand.call(priceCourse, ask, { token: writer.token })).problem.code).toBe(
    'courses.right-missing',
  )
  expect((await arvand.call(priceCourse, ask, { token: stranger.token })).status).toBe(404)
  expect((await arvand.call(priceCourse, ask)).status).toBe(401)
  expect((await arvand.call(priceCourse, ask, await aPerson(arvand))).status).toBe(403)
})

test.each([
  [{ price: 4_905_000 }, 'courses.price-not-round'],
  [{ price: 50_000, listPrice: 50_000 }, 'courses.price-too-low'],
  [{ listPrice: 100_000 }, 'courses.list-price-too-low'],
  [{ price: -10 }, 'request.invalid'],
  [{ price: 4_900_005 }, 'request.invalid'],
  [{ price: 1e15, listPrice: 1e15 }, 'request.invalid'],
  [{ inPlus: 'yes' }, 'request.invalid'],
])('%j is a 422, %s', async (wrong, code) => {
  const { id: courseId, owner } = await aCourse(arvand)
  const { problem } = await arvand.call(priceCourse, { courseId, ...wish, ...wrong }, { token: owner.token })
  expect(problem).toMatchObject({ status: 422, code })
})

test('a copy costs the same', async () => {
  const { id: courseId, owner } = await aCourse(arvand, { price: wish.price, listPrice: wish.listPrice })
  const made = await arvand.call(duplicateCourse, { courseId, requestId: newId() }, { token: owner.token })
  const copy = { courseId: made.answer.course.id }
  const shown = await arvand.call(showTaughtCourse, copy, { token: owner.token })
  expect(shown.answer.course).toMatchObject(wish)
})

test('the owner says what co-teachers earn, never more than there is', async () => {
  const { id: courseId, owner } = await aCourse(arvand, { price: wish.price })
  const { token } = owner
  const [one, two] = [
    await aPerson(arvand, { roles: ['teacher'] }),
    await aPerson(arvand, { roles: ['teacher'] }),
  ]
  const teaches = { role: 'teacher' as const, rights: [] }
  const add = (who: string, sharePercent?: number) =>
    arvand.call(addStaff, { courseId, who, ...teaches, sharePercent }, { token })
  expect((await add(one.mobile ?? '', 60)).answer.invitation.sharePercent).toBe(60)
  expect((await add(two.mobile ?? '', 41)).problem.code).toBe('courses.shares-above-all')
  expect((await add(two.mobile ?? '', 40)).status).toBe(200)
  arvand.platform.clock.pass(1)
  await acceptsToTeach(arvand, one)
  arvand.platform.clock.pass(1)
  await acceptsToTeach(arvand, two)
  const shares = async () =>
    (await arvand.call(listStaff, { courseId }, { token })).answer.items.map(
      ({ sharePercent }) => sharePercent,
    )
  expect(await shares()).toEqual([0, 60, 40])
  const change = { courseId, personId: one.id, ...teaches }
  expect((await arvand.call(changeStaff, { ...change, sharePercent: 25 }, { token })).status).toBe(200)
  expect((await arvand.call(changeStaff, { ...change, sharePercent: 61 }, { token })).problem.code).toBe(
    'courses.shares-above-all',
  )
  await arvand.call(changeStaff, change, { token })
  expect(await shares()).toEqual([35, 25, 40])
  const quotes = await sellableCourses(arvand.platform).quote(arvand.platform.db, [{ id: courseId }])
  expect(quotes.get(courseId)?.sellers).toEqual([
    { personId: owner.id, percent: 35 },
    { personId: one.id, percent: 25 },
    { personId: two.id, percent: 40 },
  ])
  const earned = await Promise.all(
    [owner, one, two].map(async (person) => {
      const { answer } = await arvand.call(showTaughtCourse, { courseId }, { token: person.token })
      return answer.me.earns?.mine
    }),
  )
  expect(earned).toEqual([35, 25, 40])
  const assistant = { ...change, role: 'assistant' as const, sharePercent: 25 }
  await arvand.call(changeStaff, assistant, { token })
  expect(await shares()).toEqual([60, 0, 40])
})

test('the catalogue has an order by price, both ways, with a cursor', async () => {
  const prices = [100_000, 7_000_000, 300_000, 0, 5_000_000, 5_000_000, 900_000]
  for (const price of [...prices, ...prices])
    await aCourse(arvand, { category: 'music', price, title: 'ساز' })
  const all = async (sort: 'cheapest' | 'dearest', more: object) => {
    const first = (await arvand.call(listCourses, { sort, category: 'music', ...more })).answer
    const cursor = first.nextCursor ?? ''
    const next = (await arvand.call(listCourses, { sort, category: 'music', ...more, cursor })).answer
    return [...first.items, ...next.items].map(({ price }) => price)
  }
  const up = [...prices, ...prices].toSorted((a, b) => a - b)
  for (const more of [{}, { q: 'ساز' }]) {
    expect(await all('cheapest', more)).toEqual(up)
    expect(await all('dearest', more)).toEqual(up.toReversed())
  }
})
