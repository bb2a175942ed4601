import { randomUUID } from 'node:crypto'
import { listCourseReviews, listCourses, showCourse } from '@arvand/contracts/home/courses'
import { showManagerHome } from '@arvand/contracts/home/homes'
import { listTeacherReviews } from '@arvand/contracts/home/teachers'
import { listNotices } from '@arvand/contracts/panel/notices'
import {
  hideReview,
  listManagedReviews,
  listReviews,
  removeReview,
  saveReview,
  unhideReview,
} from '@arvand/contracts/panel/reviews'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { whyNotReview } from './review-rule.ts'

let arvand: TestApp
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  manager = await aPerson(arvand, { name: 'مریم بهرامی', roles: ['manager'], scopes: ['content'] })
})
afterAll(() => arvand.close())

const text = 'فصل دوم را دو بار دیدم و دیگر یادم نمی‌رود.'
const ask = (courseId: string, stars = 5) => ({ courseId, stars, text, requestId: randomUUID() })

/** A learner who has done half of a course of twelve steps. */
async function aLearner(course: TestCourse, steps = 6, name?: string): Promise<TestPerson> {
  const person = await aPerson(arvand, name ? { name } : {})
  await anEnrolment(arvand, course, person.id, { steps })
  return person
}

test('who learned may say what they think, and lists count it', async () => {
  const course = await aCourse(arvand)
  const sara = await aLearner(course, 6, 'سارا معین')
  const other = await aLearner(course)
  const { answer } = await arvand.call(saveReview, ask(course.id), sara)
  expect(answer.review).toMatchObject({ stars: 5, text })
  await arvand.call(saveReview, ask(course.id, 2), other)
  const shown = await arvand.call(showCourse, { slug: course.slug })
  expect(shown.answer.course).toMatchObject({
    rating: 3.5,
    ratings: 2,
    reviews: { summary: { rating: 3.5, ratings: 2, stars: [0, 1, 0, 0, 1] } },
  })
  const review = shown.answer.course.reviews.items.find(({ name }) => name === 'سارا معین')
  expect(review).toMatchObject({ stars: 5, text, completed: false })
  expect(JSON.stringify(shown.answer)).not.toContain(sara.id)
  const listed = await arvand.call(listCourses, { sort: 'rating' })
  expect(listed.answer.items[0]).toMatchObject({ slug: course.slug, rating: 3.5, ratings: 2 })
})

test('a second time replaces the first, and one may take it back', async () => {
  const course = await aCourse(arvand)
  const sara = await aLearner(course)
  await arvand.call(saveReview, ask(course.id, 2), sara)
  await arvand.call(saveReview, ask(course.id, 4), sara)
  const own = await arvand.call(listReviews, {}, sara)
  expect(own.answer.items).toMatchObject([{ stars: 4, course: { slug: course.slug }, hiddenBecause: null }])
  const { answer } = await arvand.call(listCourseReviews, { slug: course.slug })
  expect(answer.summary).toEqual({ rating: 4, ratings: 1, stars: [0, 0, 0, 1, 0] })
  for (let times = 0; times < 2; times++)
    expect((await arvand.call(removeReview, { courseId: course.id }, sara)).status).toBe(200)
  const after = await arvand.call(listCourseReviews, { slug: course.slug })
  expect(after.answer).toMatchObject({ items: [], summary: { rating: 0, ratings: 0 } })
})

test('a request that comes twice is one review', async () => {
  const course = await aCourse(arvand)
  const sara = await aLearner(course)
  const twice = ask(course.id)
  const [one, two] = [await arvand.call(saveReview, twice, sara), await arvand.call(saveReview, twice, sara)]
  expect(two.answer).toEqual(one.answer)
  const other = await arvand.call(saveReview, { ...twice, stars: 1 }, sara)
  expect([other.status, other.problem.code]).toEqual([422, 'request.id-reused'])
})

const facts = {
  isStaff: false,
  enrolment: { state: 'active' as const, completedAt: null, distinctSteps: 3 },
  steps: 12,
}
const enrolled = (more: object) => ({ enrolment: { ...facts.enrolment, ...more } })

test.each([
  [{}, null],
  [enrolled({ distinctSteps: 2 }), 'courses.review-too-early'],
  [{ ...enrolled({ distinctSteps: 2 }), steps: 10 }, null],
  [{ ...enrolled({ distinctSteps: 0 }), steps: 0 }, 'courses.review-too-early'],
  [enrolled({ distinctSteps: 0, completedAt: new Date(), state: 'completed' }), null],
  [enrolled({ state: 'expired' }), null],
  [enrolled({ state: 'refunded' }), 'courses.review-not-learner'],
  [{ enrolment: undefined }, 'courses.review-not-learner'],
  [{ isStaff: true }, 'courses.review-own-course'],
] as const)('%j: %s', (more, code) => {
  expect(whyNotReview({ ...facts, ...more })).toBe(code)
})

test('who has not learned is told why they may not', async () => {
  const course = await aCourse(arvand)
  const early = await aLearner(course, 1)
  const stranger = await aPerson(arvand)
  const draft = await aCourse(arvand, { state: 'draft' })
  const tried = [
    [await arvand.call(saveReview, ask(course.id), early), 409, 'courses.review-too-early'],
    [await arvand.call(saveReview, ask(course.id), stranger), 403, 'courses.review-not-learner'],
    [await arvand.call(saveReview, ask(course.id), course.owner), 403, 'courses.review-own-course'],
    [await arvand.call(saveReview, ask(draft.id), draft.owner), 404, 'courses.unknown-course'],
    [await arvand.call(saveReview, ask(randomUUID()), stranger), 404, 'courses.unknown-course'],
    [await arvand.call(saveReview, ask(course.id)), 401, 'request.unauthenticated'],
  ] as const
  for (const [called, status, code] of tried)
    expect([called.status, called.problem.code]).toEqual([status, code])
})

test.each([
  { stars: 0 },
  { stars: 6 },
  { stars: 2.5 },
  { text: 'خوب' },
  { text: 'آ'.repeat(2001) },
  { more: 1 },
])('a review like %j is refused', async (wrong) => {
  const course = await aCourse(arvand)
  const { status } = await arvand.call(saveReview, { ...ask(course.id), ...wrong }, await aLearner(course))
  expect(status).toBe(422)
})

test('a manager hides a review with a reason, and may show it again', async () => {
  const course = await aCourse(arvand)
  const sara = await aLearner(course)
  await arvand.call(saveReview, ask(course.id), sara)
  const which = { courseId: course.id, personId: sara.id }
  const hidden = await arvand.call(hideReview, { ...which, reason: 'شمارهٔ تماس در آن بود.' }, manager)
  expect(hidden.status).toBe(200)
  const page = await arvand.call(listCourseReviews, { slug: course.slug })
  expect(page.answer).toMatchObject({ items: [], summary: { ratings: 0 } })
  const own = await arvand.call(listReviews, {}, sara)
  expect(own.answer.items[0]?.hiddenBecause).toBe('شمارهٔ تماس در آن بود.')
  await arvand.call(removeReview, { courseId: course.id }, sara)
  const list = await arvand.call(listManagedReviews, { hidden: true }, manager)
  expect(list.answer.items).toMatchObject([
    { person: { id: sara.id }, hidden: { reason: 'شمارهٔ تماس در آن بود.', by: 'مریم بهرامی' } },
  ])
  await arvand.call(unhideReview, which, manager)
  const shown = await arvand.call(listCourseReviews, { slug: course.slug })
  expect(shown.answer.summary.ratings).toBe(1)
  const both = await arvand.call(listManagedReviews, { hidden: false }, manager)
  expect(both.answer.items[0]).toMatchObject({ courseId: course.id, hidden: null })
})

test('the writer is told why, mends it, and it is read again before it is shown', async () => {
  const course = await aCourse(arvand, { title: 'حسابان' })
  const sara = await aLearner(course)
  await arvand.call(saveReview, ask(course.id), sara)
  const which = { courseId: course.id, personId: sara.id }
  const noticesOf = async () => (await arvand.call(listNotices, {}, sara)).answer.items
  arvand.platform.clock.pass(60)
  for (let times = 0; times < 2; times++)
    await arvand.call(hideReview, { ...which, reason: 'شمارهٔ تماس در آن بود.' }, manager)
  const told = await noticesOf()
  expect(told).toMatchObject([
    { title: 'نظر شما دربارهٔ «حسابان» پنهان شد', link: `/courses/${course.slug}#reviews` },
  ])
  expect(told[0]?.body).toContain('شمارهٔ تماس در آن بود.')
  const page = await arvand.call(showCourse, { slug: course.slug }, sara)
  expect(page.answer.mine).toMatchObject({
    whyNotReview: null,
    review: { hiddenBecause: 'شمارهٔ تماس در آن بود.' },
  })
  const hiddenNow = async () => {
    const { answer } = await arvand.call(listManagedReviews, { hidden: true }, manager)
    return answer.items.find(({ person }) => person.id === sara.id)?.hidden?.rewritten
  }
  const waiting = async () => {
    const { answer } = await arvand.call(showManagerHome, {}, manager)
    return answer.attention.find(({ code }) => code === 'courses.reviews-rewritten')?.count ?? 0
  }
  expect([await hiddenNow(), await waiting()]).toEqual([false, 0])
  arvand.platform.clock.pass(60)
  const again = await arvand.call(saveReview, ask(course.id, 4), sara)
  expect(again.answer.review).toMatchObject({ stars: 4, hidden: true })
  expect([await hiddenNow(), await waiting()]).toEqual([true, 1])
  expect((await arvand.call(listCourseReviews, { slug: course.slug })).answer.items).toEqual([])
  await arvand.call(unhideReview, which, manager)
  expect((await noticesOf())[0]?.title).toBe('نظر شما دربارهٔ «حسابان» دوباره دیده می‌شود')
  expect((await arvand.call(listCourseReviews, { slug: course.slug })).answer.items).toMatchObject([
    { stars: 4 },
  ])
  const { rows } = await arvand.database.pool.query(
    "select act from identity.audit where person_id = $1 and act like 'review%' order by id",
    [sara.id],
  )
  expect(rows).toEqual([{ act: 'review-hidden' }, { act: 'review-shown' }])
})

test('only a manager of content hides, and only what there is', async () => {
  const unknown = { courseId: randomUUID(), personId: randomUUID() }
  for (const [endpoint, given] of [
    [hideReview, { ...unknown, reason: 'دلیل' }],
    [unhideReview, unknown],
  ] as const) {
    const { status, problem } = await arvand.call(endpoint, given, manager)
    expect([status, problem.code]).toEqual([404, 'courses.unknown-review'])
    expect((await arvand.call(endpoint, given, await aPerson(arvand))).status).toBe(403)
  }
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  expect((await arvand.call(listManagedReviews, {}, other)).status).toBe(403)
})

test('managers narrow reviews to a course, to stars and to a part of the text', async () => {
  const course = await aCourse(arvand)
  const [sara, nima] = [await aLearner(course), await aLearner(course)]
  await arvand.call(saveReview, { ...ask(course.id, 2), text: 'صدای ضبط ۱۰۰% واضح نیست.' }, sara)
  await arvand.call(saveReview, { ...ask(course.id, 5), text: 'تمرین‌ها بسیار خوب بودند.' }, nima)
  const found = async (filter: object) => {
    const { answer } = await arvand.call(listManagedReviews, { courseId: course.id, ...filter }, manager)
    return answer.items.map(({ person }) => person.id)
  }
  expect((await found({})).toSorted()).toEqual([sara.id, nima.id].toSorted())
  expect(await found({ stars: 5 })).toEqual([nima.id])
  expect(await found({ q: 'ضبط ۱۰۰%' })).toEqual([sara.id])
  expect(await found({ q: '_' })).toEqual([])
  expect(await found({ hidden: true })).toEqual([])
  expect(await found({ courseId: randomUUID() })).toEqual([])
  for (const wrong of [{ stars: 6 }, { courseId: 'x' }])
    expect((await arvand.call(listManagedReviews, wrong, manager)).status).toBe(422)
})

test('every list of reviews pages on', async () => {
  const course = await aCourse(arvand)
  const [sara] = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const person = await aLearner(course)
      await arvand.call(saveReview, ask(course.id), person)
      return person
    }),
  )
  const first = await arvand.call(listCourseReviews, { slug: course.slug })
  expect(first.answer.items).toHaveLength(10)
  const rest = await arvand.call(listCourseReviews, {
    slug: course.slug,
    cursor: first.answer.nextCursor ?? '',
  })
  const ids = [...first.answer.items, ...rest.answer.items].map(({ id }) => id)
  expect([new Set(ids).size, rest.answer.nextCursor]).toEqual([12, null])
  const managed = await arvand.call(listManagedReviews, {}, manager)
  const next = await arvand.call(listManagedReviews, { cursor: managed.answer.nextCursor }, manager)
  expect(next.answer.items.length).toBeGreaterThan(0)
  const bad = await arvand.call(listReviews, { cursor: 'bm8' }, sara)
  expect(bad.status).toBe(422)
})

test('a teacher’s page has the reviews of all their published courses, each with its course', async () => {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  await arvand.database.pool.query("update identity.accounts set handle = 'golnar-asadi' where id = $1", [
    owner.id,
  ])
  const of = (handle: string, cursor?: string) =>
    arvand.call(listTeacherReviews, { handle, ...(cursor ? { cursor } : {}) })
  expect((await of('golnar-asadi')).answer).toMatchObject({ items: [], summary: { ratings: 0 } })
  const [one, two] = [await aCourse(arvand, { owner }), await aCourse(arvand, { owner })]
  for (let times = 0; times < 6; times++)
    for (const course of [one, two])
      await arvand.call(saveReview, ask(course.id, course === one ? 5 : 2), await aLearner(course))
  const first = (await of('Golnar-Asadi')).answer
  expect(first.summary).toEqual({ rating: 3.5, ratings: 12, stars: [0, 6, 0, 0, 6] })
  const rest = (await of('golnar-asadi', first.nextCursor ?? '')).answer
  const all = [...first.items, ...rest.items]
  expect([first.items.length, new Set(all.map(({ id }) => id)).size, rest.nextCursor]).toEqual([10, 12, null])
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  )
  for (const { stars, course } of all) expect(course.slug).toBe(stars === 5 ? one.slug : two.slug)
  const { status, problem } = await of('nobody')
  expect([status, problem.code]).toEqual([404, 'courses.unknown-teacher'])
})
