import { randomUUID } from 'node:crypto'
import { listCourseReviews } from '@arvand/contracts/home/courses'
import { listTeacherReviews } from '@arvand/contracts/home/teachers'
import { countWaiting } from '@arvand/contracts/panel/homes'
import { listNotices } from '@arvand/contracts/panel/notices'
import { updateProfile } from '@arvand/contracts/panel/profile'
import { hideReview, listManagedReviews, removeReview, saveReview } from '@arvand/contracts/panel/reviews'
import { listTaughtReviews, removeReviewReply, replyToReview } from '@arvand/contracts/teacher/reviews'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { whyNotRemoveReply, whyNotReply } from './reply-rule.ts'
import { reviewPersonalData } from './review-personal-data.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const text = 'فصل دوم را دو بار دیدم و دیگر یادم نمی‌رود.'
const thanks = 'خوشحالم که فصل دوم به کارتان آمد.'

/** A learner who has reviewed the course. */
async function aReviewer(course: TestCourse, stars = 5): Promise<TestPerson> {
  const person = await aPerson(arvand)
  await anEnrolment(arvand, course, person.id, { steps: 6 })
  const review = { courseId: course.id, stars, text, requestId: randomUUID() }
  expect((await arvand.call(saveReview, review, person)).status).toBe(200)
  return person
}

const reply = (course: TestCourse, reviewer: TestPerson, by: TestPerson, said = thanks) =>
  arvand.call(
    replyToReview,
    { courseId: course.id, personId: reviewer.id, text: said, requestId: randomUUID() },
    by,
  )
const listed = async (by: TestPerson, ask: object = {}) =>
  (await arvand.call(listTaughtReviews, ask, by)).answer
const shown = async ({ slug }: TestCourse) =>
  (await arvand.call(listCourseReviews, { slug })).answer.items[0]?.reply
const told = async (person: TestPerson) =>
  (await arvand.call(listNotices, {}, person)).answer.items.filter(({ kind }) => kind === 'review-replied')
const waiting = async (teacher: TestPerson) =>
  (await arvand.call(countWaiting, {}, teacher)).answer.items.find(
    ({ code }) => code === 'courses.reviews-unanswered',
  )?.count

test('a teacher replies under their name, the reviewer is told once, and an edit replaces the reply', async () => {
  const course = await aCourse(arvand)
  const reviewer = await aReviewer(course)
  expect(await waiting(course.owner)).toBe(1)
  const { answer } = await reply(course, reviewer, course.owner)
  expect(answer.reply).toMatchObject({ text: thanks, author: 'آرمان کاظمی' })
  expect(await shown(course)).toMatchObject({ text: thanks, name: 'آرمان کاظمی', picture: null })
  expect(await waiting(course.owner)).toBeUndefined()
  expect((await told(reviewer)).map(({ title }) => title)).toEqual([
    `آرمان کاظمی به نظر شما دربارهٔ «${course.title}» پاسخ داد`,
  ])
  arvand.platform.clock.pass(60)
  await reply(course, reviewer, course.owner, 'فصل سوم هم از این هفته تمرین تازه دارد.')
  expect(await shown(course)).toMatchObject({ text: 'فصل سوم هم از این هفته تمرین تازه دارد.' })
  expect(await told(reviewer)).toHaveLength(1)
})

test('a removed reply is gone from the page, waits again, and one written the same day tells nobody twice', async () => {
  const course = await aCourse(arvand)
  const reviewer = await aReviewer(course)
  await reply(course, reviewer, course.owner)
  const which = { courseId: course.id, personId: reviewer.id }
  for (let times = 0; times < 2; times++)
    expect((await arvand.call(removeReviewReply, which, course.owner)).status).toBe(200)
  expect(await shown(course)).toBeNull()
  expect(await waiting(course.owner)).toBe(1)
  await reply(course, reviewer, course.owner)
  expect(await told(reviewer)).toHaveLength(1)
})

test('a co-teacher replies, another may not change it, and the owner may remove it', async () => {
  const course = await aCourse(arvand)
  const reviewer = await aReviewer(course)
  const helper = await aStaffMember(arvand, course.id, { role: 'assistant', rights: ['answer'] })
  const marker = await aStaffMember(arvand, course.id, { role: 'assistant', rights: ['mark'] })
  const second = await aStaffMember(arvand, course.id, { role: 'teacher' })
  expect((await reply(course, reviewer, marker)).problem).toMatchObject({
    status: 403,
    code: 'courses.right-missing',
  })
  expect((await reply(course, reviewer, helper)).status).toBe(200)
  expect((await reply(course, reviewer, second)).problem).toMatchObject({
    status: 409,
    code: 'courses.reply-of-another',
  })
  const which = { courseId: course.id, personId: reviewer.id }
  expect((await arvand.call(removeReviewReply, which, second)).problem.code).toBe('courses.reply-of-another')
  expect((await listed(second)).items).toMatchObject([{ mayReply: false, mayRemoveReply: false }])
  expect((await listed(marker)).items).toEqual([])
  expect((await listed(course.owner)).items).toMatchObject([{ mayReply: false, mayRemoveReply: true }])
  expect((await arvand.call(removeReviewReply, which, course.owner)).status).toBe(200)
})

test('a click twice is one reply, and of two teachers at once one is refused', async () => {
  const course = await aCourse(arvand)
  const reviewer = await aReviewer(course)
  const ask = { courseId: course.id, personId: reviewer.id, text: thanks, requestId: randomUUID() }
  const [one, two] = await Promise.all([1, 2].map(() => arvand.call(replyToReview, ask, course.owner)))
  expect(one?.answer).toEqual(two?.answer)
  expect(await told(reviewer)).toHaveLength(1)
  const other = await aReviewer(course)
  const second = await aStaffMember(arvand, course.id, { role: 'teacher' })
  const both = await Promise.all([course.owner, second].map((by) => reply(course, other, by)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('a stranger, another teacher, a learner and bad input are refused', async () => {
  const course = await aCourse(arvand)
  const reviewer = await aReviewer(course)
  const ask = { courseId: course.id, personId: reviewer.id, text: thanks, requestId: randomUUID() }
  const which = { courseId: course.id, personId: reviewer.id }
  const other = await aPerson(arvand, { roles: ['teacher'] })
  const tried = [
    [await arvand.call(replyToReview, ask), 401, 'request.unauthenticated'],
    [await arvand.call(listTaughtReviews, {}), 401, 'request.unauthenticated'],
    [await arvand.call(removeReviewReply, which), 401, 'request.unauthenticated'],
    [await arvand.call(replyToReview, ask, reviewer), 403, 'request.forbidden'],
    [await arvand.call(replyToReview, ask, other), 404, 'courses.unknown-course'],
    [await arvand.call(removeReviewReply, which, other), 404, 'courses.unknown-course'],
    [
      await arvand.call(replyToReview, { ...ask, personId: randomUUID() }, course.owner),
      404,
      'courses.unknown-review',
    ],
    [
      await arvand.call(removeReviewReply, { ...which, personId: other.id }, course.owner),
      404,
      'courses.unknown-review',
    ],
    [await arvand.call(replyToReview, { ...ask, text: ' ' }, course.owner), 422, 'request.invalid'],
  ] as const
  for (const [called, status, code] of tried)
    expect([called.status, called.problem.code]).toEqual([status, code])
  expect((await listed(other)).items).toEqual([])
})

test('the list narrows to stars, a course and what has no reply, and pages by ten', async () => {
  const course = await aCourse(arvand)
  const second = await aCourse(arvand, { owner: course.owner, title: 'آمار کاربردی' })
  const cool = await aReviewer(course, 2)
  for (let count = 0; count < 10; count++) {
    arvand.platform.clock.pass(1)
    await aReviewer(course)
  }
  arvand.platform.clock.pass(1)
  await aReviewer(second)
  await reply(course, cool, course.owner)
  const first = await listed(course.owner)
  expect(first.items).toHaveLength(10)
  expect(first).toMatchObject({
    unanswered: 11,
    courses: [{ title: 'آمار کاربردی' }, { title: course.title }],
  })
  expect(first.items[0]?.course.title).toBe('آمار کاربردی')
  const rest = await listed(course.owner, { cursor: first.nextCursor })
  expect(rest).toMatchObject({
    nextCursor: null,
    items: [{ stars: 5 }, { stars: 2, reply: { text: thanks } }],
  })
  const count = async (ask: object) => (await listed(course.owner, ask)).items.length
  expect(await count({ stars: 2 })).toBe(1)
  expect(await count({ answered: true })).toBe(1)
  expect(await count({ stars: 2, answered: false })).toBe(0)
  expect(await count({ courseId: second.id })).toBe(1)
})

test('a reply is hidden with its review, shows to managers, and goes with it', async () => {
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const course = await aCourse(arvand)
  const reviewer = await aReviewer(course)
  await reply(course, reviewer, course.owner)
  const hide = { courseId: course.id, personId: reviewer.id, reason: 'ناسزا دارد.' }
  await arvand.call(hideReview, hide, manager)
  expect(await shown(course)).toBeUndefined()
  expect((await listed(course.owner)).items).toEqual([])
  expect((await reply(course, reviewer, course.owner)).problem.code).toBe('courses.unknown-review')
  const managed = await arvand.call(listManagedReviews, { courseId: course.id }, manager)
  expect(managed.answer.items).toMatchObject([{ reply: { text: thanks, author: 'آرمان کاظمی' } }])
  const other = await aReviewer(course)
  await reply(course, other, course.owner)
  await arvand.call(removeReview, { courseId: course.id }, other)
  expect((await listed(course.owner)).items).toEqual([])
})

test('the page of a teacher shows replies, personal data holds them, and a removed account takes them along', async () => {
  const owner = await aPerson(arvand, { roles: ['teacher'], name: 'آرمان کاظمی' })
  await arvand.call(updateProfile, { handle: 'arman-replies', publicFields: ['name'] }, owner)
  const course = await aCourse(arvand, { owner })
  const reviewer = await aReviewer(course)
  await reply(course, reviewer, owner)
  const page = await arvand.call(listTeacherReviews, { handle: 'arman-replies' })
  expect(page.answer.items[0]?.reply).toMatchObject({ text: thanks, name: 'آرمان کاظمی' })
  const personal = reviewPersonalData(arvand.platform)
  expect(await personal.collect(arvand.platform.db, owner.id)).toMatchObject({
    replies: [{ title: course.title, text: thanks }],
  })
  await transaction(arvand.platform.db, (tx) => personal.forget(tx, owner.id))
  expect(await shown(course)).toBeNull()
})

test('the rules by themselves', () => {
  const facts = { isHidden: false, authorId: null }
  expect(whyNotReply(facts, 'me')).toBeNull()
  expect(whyNotReply({ ...facts, authorId: 'me' }, 'me')).toBeNull()
  expect(whyNotReply({ ...facts, authorId: 'she' }, 'me')).toBe('courses.reply-of-another')
  expect(whyNotReply({ ...facts, isHidden: true }, 'me')).toBe('courses.unknown-review')
  const me = { id: 'me', isOwner: false }
  expect(whyNotRemoveReply({ authorId: 'me' }, me)).toBeNull()
  expect(whyNotRemoveReply({ authorId: 'she' }, me)).toBe('courses.reply-of-another')
  expect(whyNotRemoveReply({ authorId: 'she' }, { ...me, isOwner: true })).toBeNull()
})
