import { enrolInCourse, leaveCourse, openCourse, takeStep } from '@arvand/contracts/panel/courses'
import { listNotices } from '@arvand/contracts/panel/notices'
import { progressOf } from '@arvand/contracts/progress'
import { extendStudents } from '@arvand/contracts/teacher/students'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { openPageCache } from '#platform/web'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { countFigures } from '../course/course-figures.ts'
import { completeFinishedOf, recountProgress } from '../enrolments/recount-progress.ts'
import { courses } from '../tables.ts'
import { aCourse, anEnrolment, type TestCourse } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const lessonAt = ({ lessons }: TestCourse, at: number) => lessons[at]?.id ?? ''

test('the share is exact and its band comes from the unrounded value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 400 }), (done, most) => {
      const { percent, band } = progressOf(done, most)
      expect(percent).toBe(Math.min(100, (done * 100) / most))
      const expected =
        percent < 40 ? 'danger' : percent < 60 ? 'warning' : percent < 80 ? 'primary' : 'success'
      expect(band).toBe(expected)
    }),
  )
  expect(progressOf(0, 0).percent).toBe(0)
})

type Act =
  | { readonly do: 'step'; readonly lesson: number; readonly step: number }
  | { readonly do: 'hide' | 'show'; readonly lesson: number }
  | { readonly do: 'size'; readonly lesson: number; readonly steps: number }

const lesson = fc.integer({ min: 0, max: 3 })
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('step' as const), lesson, step: fc.integer({ min: 0, max: 5 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('hide' as const, 'show' as const), lesson }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('size' as const), lesson, steps: fc.integer({ min: 1, max: 4 }) }),
  },
)

/** Changes a lesson as authoring does: counts the figures, then everybody's progress. */
async function change(course: TestCourse, at: number, set: { is_published?: boolean; steps?: number }) {
  await transaction(arvand.platform.db, async (tx) => {
    await courses(tx).updateTable('courses.lessons').set(set).where('id', '=', lessonAt(course, at)).execute()
    await countFigures(tx, course.id)
    await recountProgress(arvand.platform, tx, course.id)
  })
}

test('progress is what a naive count says, whatever is done in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
      const course = await aCourse(arvand, { sections: [{ lessons: ['embed', 'text', 'embed', 'text'] }] })
      const { id, token } = await aPerson(arvand)
      await anEnrolment(arvand, course, id)
      const model = course.lessons.map(({ steps }) => ({ steps, shown: true, done: new Set<number>() }))
      for (const one of acts) {
        const kept = model[one.lesson]
        if (!kept) continue
        if (one.do === 'step') {
          const ask = { courseId: course.id, lessonId: lessonAt(course, one.lesson), step: one.step }
          const { status } = await arvand.call(takeStep, ask, { token })
          const expected = kept.shown ? (one.step >= 1 && one.step <= kept.steps ? 200 : 422) : 404
          expect(status).toBe(expected)
          if (status === 200) kept.done.add(one.step)
          continue
        }
        if (one.do === 'size') kept.steps = one.steps
        else kept.shown = one.do === 'show'
        await change(course, one.lesson, { is_published: kept.shown, steps: kept.steps })
      }
      const shown = model.filter((of) => of.shown)
      const most = shown.reduce((sum, { steps }) => sum + steps, 0)
      const done = shown.reduce((sum, of) => sum + [...of.done].filter((step) => step <= of.steps).length, 0)
      const row = await courses(arvand.platform.db)
        .selectFrom('courses.enrolments as e')
        .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
        .select(['e.distinct_steps', 'c.steps'])
        .where('e.person_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ distinct_steps: done, steps: most })
    }),
    { numRuns: 15 },
  )
}, 120_000)

test('the last step completes the course once, with a notice, and added lessons do not undo it', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['embed', 'text'] }] })
  const { id, token } = await aPerson(arvand)
  const enrolmentId = await anEnrolment(arvand, course, id, { steps: 2 })
  const ask = { courseId: course.id, lessonId: lessonAt(course, 1), step: 2 }
  const both = await Promise.all([1, 2].map(() => arvand.call(takeStep, ask, { token })))
  expect(both.map(({ answer }) => answer.progress.percent)).toEqual([100, 100])
  const turns = await courses(arvand.platform.db)
    .selectFrom('courses.enrolment_turns')
    .select('state')
    .where('enrolment_id', '=', enrolmentId)
    .execute()
  expect(turns).toEqual([{ state: 'completed' }])
  const told = (await arvand.call(listNotices, {}, { token })).answer.items
  expect(told.filter(({ kind }) => kind === 'course-completed')).toHaveLength(1)
  await change(course, 0, { steps: 5 })
  const { answer } = await arvand.call(openCourse, { slug: course.slug }, { token })
  expect(answer.enrolment?.state).toBe('completed')
  expect(answer.progress).toMatchObject({ distinctSteps: 3, maxStep: 7, band: 'warning' })
})

test('who has done all that is left is completed by the job', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['embed', 'embed'] }] })
  const { id, token } = await aPerson(arvand)
  await anEnrolment(arvand, course, id, { steps: 1 })
  await change(course, 1, { is_published: false })
  await completeFinishedOf(arvand.platform, course.id)
  const { answer } = await arvand.call(openCourse, { slug: course.slug }, { token })
  expect(answer.enrolment?.state).toBe('completed')
})

test('who comes back when the lessons that they lacked are gone is completed', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['embed', 'embed'] }] })
  const [left, over] = [await aPerson(arvand), await aPerson(arvand)]
  await anEnrolment(arvand, course, left.id, { steps: 1 })
  const expiresAt = new Date(arvand.platform.clock.now().getTime() - 1000)
  const overId = await anEnrolment(arvand, course, over.id, { steps: 1, state: 'expired', expiresAt })
  await arvand.call(leaveCourse, { courseId: course.id }, left)
  await change(course, 1, { is_published: false })
  await completeFinishedOf(arvand.platform, course.id)
  await arvand.call(enrolInCourse, { courseId: course.id, requestId: newId() }, left)
  const days = { courseId: course.id, enrolmentIds: [overId], days: 10, requestId: newId() }
  expect((await arvand.call(extendStudents, days, course.owner)).status).toBe(200)
  for (const { token } of [left, over])
    await expect
      .poll(
        async () => (await arvand.call(openCourse, { slug: course.slug }, { token })).answer.enrolment?.state,
        { timeout: 20_000, interval: 20 },
      )
      .toBe('completed')
})

test('a step that is sent again completes whoever had nothing left to do', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['embed', 'embed'] }] })
  const { id, token } = await aPerson(arvand)
  await anEnrolment(arvand, course, id, { steps: 1 })
  await courses(arvand.platform.db)
    .updateTable('courses.courses')
    .set({ steps: 1 })
    .where('id', '=', course.id)
    .execute()
  await arvand.call(takeStep, { courseId: course.id, lessonId: lessonAt(course, 0), step: 1 }, { token })
  const { answer } = await arvand.call(openCourse, { slug: course.slug }, { token })
  expect(answer.enrolment?.state).toBe('completed')
})

test('a lesson that got shorter is done with the steps that it has now', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['video', 'embed'] }] })
  const { id, token } = await aPerson(arvand)
  await anEnrolment(arvand, course, id)
  const lessonId = lessonAt(course, 0)
  const take = (step: number) => arvand.call(takeStep, { courseId: course.id, lessonId, step }, { token })
  await take(9)
  await change(course, 0, { steps: 2 })
  await take(1)
  const heard = () =>
    arvand.database.pool.query<{ type: string }>(
      `select type from analysis.learning_events where person_id = $1 and type = 'lessonCompleted'`,
      [id],
    )
  await take(2)
  await expect.poll(async () => (await heard()).rows.length, { timeout: 20_000, interval: 20 }).toBe(1)
})

test('a hundred steps at once are counted one by one', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['video', 'video', 'audio'] }] })
  const { id, token } = await aPerson(arvand)
  await anEnrolment(arvand, course, id)
  const asks = course.lessons.flatMap(({ id: lessonId }) =>
    Array.from({ length: 20 }, (_, at) => ({ courseId: course.id, lessonId, step: (at % 10) + 1 })),
  )
  const answers = await Promise.all(asks.map((ask) => arvand.call(takeStep, ask, { token })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { answer } = await arvand.call(openCourse, { slug: course.slug }, { token })
  expect(answer.progress).toMatchObject({ distinctSteps: 30, maxStep: 30, percent: 100, band: 'success' })
})

test('a learner who is counted by their first step is in the pages of the course at once', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['embed', 'text'] }] })
  const { id, token } = await aPerson(arvand)
  const enrolmentId = await anEnrolment(arvand, course, id)
  // As a learner whom a teacher has enrolled by mobile and who has not come yet.
  const neverOpened = { opened_at: null }
  const enrolments = courses(arvand.platform.db).updateTable('courses.enrolments')
  await enrolments.set(neverOpened).where('id', '=', enrolmentId).execute()
  const pages = await openPageCache(arvand.platform.broadcast)
  const render = async () => ({ html: Buffer.from('x'), etag: 'x', contentSecurityPolicy: '' })
  const seen = () => pages.take('/', { tags: [`course:${course.slug}`], seconds: 600 }, render)
  await seen()
  const ask = { courseId: course.id, lessonId: lessonAt(course, 0), step: 1 }
  await arvand.call(takeStep, ask, { token })
  await expect.poll(() => pages.size, { timeout: 15_000 }).toBe(0)
  await seen()
  await arvand.call(takeStep, { ...ask, lessonId: lessonAt(course, 1) }, { token })
  expect(pages.size).toBe(1)
})

test('nobody takes a step in a course of others', async () => {
  const course = await aCourse(arvand)
  const ask = { courseId: course.id, lessonId: lessonAt(course, 0), step: 1 }
  expect((await arvand.call(takeStep, ask)).status).toBe(401)
  const { token } = await aPerson(arvand)
  expect((await arvand.call(takeStep, ask, { token })).problem).toMatchObject({
    status: 403,
    code: 'courses.not-enrolled',
  })
  expect((await arvand.call(takeStep, { ...ask, courseId: newId() }, { token })).status).toBe(404)
})
