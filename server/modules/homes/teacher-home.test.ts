import { submitAssignment } from '@arvand/contracts/panel/assignments'
import { takeStep } from '@arvand/contracts/panel/courses'
import { returnCourse } from '@arvand/contracts/panel/manage-courses'
import { saveReview } from '@arvand/contracts/panel/reviews'
import { registerForWebinar } from '@arvand/contracts/panel/webinars'
import { addRoomHour } from '@arvand/contracts/teacher/rooms'
import { showTeacherToday } from '@arvand/contracts/teacher/today'
import { weekdayOf } from '@arvand/persian/days'
import { formatTime } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { recordSql } from '#server/testing/recorded-sql'
import { aCourse, anEnrolment, aText } from '#testing/courses'
import { openExamsBench } from '#testing/exams'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, aWebinar } from '#testing/live'
import { anAssignment } from '#testing/teaching'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const day = 86_400
const home = async ({ token }: TestPerson) => (await arvand.call(showTeacherToday, {}, { token })).answer
const pass = (seconds: number) => arvand.platform.clock.pass(seconds)

test('a teacher without a course has an empty home; others are refused', async () => {
  const teacher = await aPerson(arvand, { roles: ['teacher'] })
  expect(await home(teacher)).toMatchObject({
    attention: [],
    courses: 0,
    behind: { count: 0, items: [] },
    // 29 Aban 1405 is a Friday: all seven days of its week.
    week: { before: 0, courses: [], days: Array.from({ length: 7 }, () => ({ count: 0 })) },
    reviews: [],
    dropOff: null,
    nextFree: null,
  })
  expect((await arvand.call(showTeacherToday, {})).status).toBe(401)
  expect((await arvand.call(showTeacherToday, {}, await aPerson(arvand))).status).toBe(403)
})

test('who was not seen for a week falls behind, and who never came is told apart', async () => {
  const course = await aCourse(arvand)
  const [comes, stays] = [await aPerson(arvand, { name: 'سارا' }), await aPerson(arvand, { name: 'نیما' })]
  for (const { id } of [comes, stays]) await anEnrolment(arvand, course, id)
  pass(60)
  const step = { courseId: course.id, lessonId: course.lessons[1]?.id, step: 1 }
  for (const number of [1, 2]) await arvand.call(takeStep, { ...step, step: number }, comes)
  pass(6 * day)
  expect((await home(course.owner)).behind.count).toBe(0)
  pass(2 * day)
  const { behind } = await home(course.owner)
  expect(behind.count).toBe(2)
  expect(behind.items).toMatchObject([
    { name: 'سارا', courseTitle: course.title, lessons: 2, lessonsDone: 1, seenAt: expect.any(String) },
    { name: 'نیما', lessonsDone: 0, seenAt: null },
  ])
  expect((await home(await aPerson(arvand, { roles: ['teacher'] }))).behind.count).toBe(0)
  await arvand.call(takeStep, step, stays)
  expect((await home(course.owner)).behind.items.map(({ name }) => name)).toEqual(['سارا'])
  expect((await home(course.owner)).behind.courses).toEqual([
    { courseId: course.id, courseTitle: course.title, count: 1 },
  ])
  pass(-8 * day - 60)
})

test('enrolments of this week stand beside those of the week before, up to the same hour', async () => {
  const course = await aCourse(arvand)
  const enrol = async () => anEnrolment(arvand, course, (await aPerson(arvand)).id)
  pass(-7 * day - 3600)
  await enrol()
  pass(2 * 3600)
  // Later in the week before than it is now.
  await enrol()
  pass(7 * day - 3600)
  await enrol()
  await enrol()
  const { week } = await home(course.owner)
  expect(week).toMatchObject({ before: 1, courses: [{ courseId: course.id, count: 2, before: 1 }] })
  expect(week.days.at(-1)).toEqual({ day: '2026-11-20', count: 2 })
})

test('a course that came back with a reason waits, and new reviews are read', async () => {
  const [owner, keeper] = [
    await aPerson(arvand, { roles: ['teacher'] }),
    await aPerson(arvand, { roles: ['manager'], scopes: ['content'] }),
  ]
  const draft = await aCourse(arvand, { owner, state: 'inReview' })
  const sent = await arvand.call(returnCourse, { courseId: draft.id, reason: 'قیمت را ببینید.' }, keeper)
  expect(sent.status).toBe(200)
  const course = await aCourse(arvand, { owner })
  const learner = await aPerson(arvand, { name: 'سارا' })
  await anEnrolment(arvand, course, learner.id)
  for (const { id, steps } of course.lessons)
    for (let step = 1; step <= steps; step++)
      await arvand.call(takeStep, { courseId: course.id, lessonId: id, step }, learner)
  const said = { courseId: course.id, stars: 5, text: 'روشن و بی‌شتاب بود.', requestId: newId() }
  expect((await arvand.call(saveReview, said, learner)).status).toBe(200)
  const { attention, reviews } = await home(owner)
  expect(attention).toMatchObject([
    {
      code: 'courses.reviews-unanswered',
      count: 1,
      link: '/teach/reviews?answered=no',
      oldest: { name: `سارا، «${course.title}»` },
    },
    {
      code: 'courses.returned',
      count: 1,
      link: `/teach/courses/${draft.id}`,
      oldest: { name: `«${draft.title}»` },
    },
  ])
  expect(reviews).toMatchObject([{ name: 'سارا', stars: 5, courseSlug: course.slug }])
})

test('of ten who enrolled two weeks ago, each lesson says how many reached it or a later one', async () => {
  const course = await aCourse(arvand)
  const [video, text] = course.lessons
  const learners = await Promise.all(Array.from({ length: 10 }, () => aPerson(arvand)))
  for (const { id } of learners.slice(1)) await anEnrolment(arvand, course, id)
  const step = (person: TestPerson | undefined, lessonId = '') =>
    arvand.call(takeStep, { courseId: course.id, lessonId, step: 1 }, person)
  await step(learners[1], video?.id)
  for (const person of learners.slice(2, 5)) await step(person, text?.id)
  pass(15 * day)
  expect((await home(course.owner)).dropOff).toBeNull()
  pass(-15 * day)
  await anEnrolment(arvand, course, learners[0]?.id ?? '')
  pass(15 * day)
  expect((await home(course.owner)).dropOff).toMatchObject({
    ...{ courseId: course.id, learners: 10 },
    lessons: [
      { lessonId: video?.id, reached: 4 },
      { lessonId: text?.id, reached: 3 },
    ],
  })
  pass(-15 * day)
})

test('assignments whose deadline comes within a week are told with how many handed in', async () => {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  const now = arvand.platform.clock.now().getTime()
  const dueIn = (days: number) =>
    anAssignment({ dueAt: new Date(now + days * day * 1000).toISOString(), body: aText('شرح تمرین') })
  const lessonOf = (days: number) => ({ kind: 'assignment', content: dueIn(days) }) as const
  const course = await aCourse(arvand, {
    owner,
    sections: [{ lessons: [lessonOf(3), lessonOf(9), lessonOf(-1), lessonOf(1)] }],
  })
  const [sara, nima] = [await aPerson(arvand), await aPerson(arvand)]
  for (const { id } of [sara, nima]) await anEnrolment(arvand, course, id)
  const lessonId = course.lessons[3]?.id ?? ''
  const handed = { courseId: course.id, lessonId, text: 'پاسخ من همین است.', fileIds: [], requestId: newId() }
  expect((await arvand.call(submitAssignment, handed, sara)).status).toBe(200)
  const { deadlines } = await home(owner)
  expect(deadlines).toMatchObject([
    {
      key: lessonId,
      within: course.title,
      link: `/teach/courses/${course.id}/assignments?lessonId=${lessonId}`,
      work: { handedIn: 1, learners: 2 },
    },
    { key: course.lessons[0]?.id, work: { handedIn: 0, learners: 2 } },
  ])
  expect((await home(await aPerson(arvand, { roles: ['teacher'] }))).deadlines).toEqual([])
})

test('the home asks the same number of questions however many courses there are', async () => {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  const asked = () =>
    recordSql(async () => {
      await home(owner)
    })
  await aCourse(arvand, { owner })
  const one = await asked()
  for (let more = 0; more < 5; more++) await aCourse(arvand, { owner })
  expect(await asked()).toHaveLength(one.length)
})

test('the day of a teacher holds classes, webinars and open exams, each with its door', async () => {
  const bench = await openExamsBench(arvand)
  const { teacher } = bench
  const at = (hours: number) => new Date(arvand.platform.clock.now().getTime() + hours * 3_600_000)
  const open = { opensAt: at(-1).toISOString(), closesAt: at(3).toISOString() }
  const { examId } = await bench.anExam(['single'], open)
  const webinar = await aWebinar(arvand, { host: teacher, inHours: 2, title: 'رسم شمسه' })
  await aWebinar(arvand, { host: teacher, inHours: 26 })
  const member = await aPerson(arvand)
  const { roomId } = await aClass(arvand, [member], teacher)
  await arvand.call(registerForWebinar, { webinarId: webinar.id, requestId: newId() }, member)
  const weekday = weekdayOf(dayAt(at(1)))
  const hour = { roomId, weekday, time: formatTime(at(1)), minutes: 60 }
  expect((await arvand.call(addRoomHour, hour, teacher)).status).toBe(200)
  const { day: today, deadlines } = await home(teacher)
  expect(today).toMatchObject([
    {
      kind: 'examSession',
      link: `/teach/exams/${examId}/watch`,
      enter: null,
      people: 0,
      until: open.closesAt,
    },
    { kind: 'room', title: 'کلاس رسم', people: 1, enter: `/live/enter/room/${roomId}` },
    { kind: 'webinar', title: 'رسم شمسه', people: 1, enter: `/live/enter/webinar/${webinar.id}` },
  ])
  expect(today[2]?.until).toBe(new Date(Date.parse(webinar.startsAt) + 90 * 60_000).toISOString())
  // What has begun is no term that comes.
  expect(deadlines.map(({ title }) => title).slice(0, 2)).toEqual(['کلاس رسم', 'رسم شمسه'])
  expect((await home(await aPerson(arvand, { roles: ['teacher'] }))).day).toEqual([])
})
