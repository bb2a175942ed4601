import { openCourse } from '@arvand/contracts/panel/courses'
import { listNotices } from '@arvand/contracts/panel/notices'
import { addCohort, changeCohort, removeCohort } from '@arvand/contracts/teacher/cohorts'
import {
  exportStudents,
  extendStudents,
  listStudents,
  messageStudents,
  moveStudents,
  removeStudents,
  showStudent,
} from '@arvand/contracts/teacher/students'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, endAccessOf, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const students = (course: TestCourse, ask: object = {}) =>
  arvand.call(listStudents, { courseId: course.id, ...ask }, course.owner)

async function aStudent(course: TestCourse, name: string, wish: Parameters<typeof anEnrolment>[3] = {}) {
  const person = await aPerson(arvand, { name })
  return { ...person, enrolmentId: await anEnrolment(arvand, course, person.id, wish) }
}

async function aCohort({ id: courseId, owner }: TestCourse, wish: object = {}): Promise<string> {
  const ask = { courseId, title: 'پاییز', startsOn: '2026-12-01', requestId: newId(), ...wish }
  return (await arvand.call(addCohort, ask, owner)).answer.cohort.id
}

test('lists learners newest first with their progress, ten a page, and finds them by a folded name', async () => {
  const course = await aCourse(arvand)
  const minute = 60_000
  for (let at = 0; at < 11; at++)
    await aStudent(course, at === 3 ? 'علی کریمی' : `دانشجو ${at}`, {
      enrolledAt: new Date(Date.UTC(2026, 10, 1) + at * minute),
      steps: at === 10 ? 6 : 0,
    })
  const first = (await students(course)).answer
  expect(first.items).toHaveLength(10)
  expect(first.course).toMatchObject({
    title: course.title,
    rights: ['write', 'answer', 'mark', 'enrol', 'announce'],
  })
  expect(first.items[0]).toMatchObject({
    name: 'دانشجو 10',
    progress: { distinctSteps: 6, maxStep: 12, percent: 50, band: 'warning' },
    marks: { marked: 0, waiting: 0, assignments: 0 },
  })
  const second = (await students(course, { cursor: first.nextCursor })).answer
  expect(second.items.map(({ name }) => name)).toEqual(['دانشجو 0'])
  expect((await students(course, { q: 'علي كريمي' })).answer.items.map(({ name }) => name)).toEqual([
    'علی کریمی',
  ])
  expect((await students(course, { q: '%' })).answer.items).toEqual([])
  expect((await students(course, { state: 'expired' })).answer.items).toEqual([])
  expect((await students(course, { cursor: 'bad' })).status).toBe(422)
})

test('who never opened the course is said so, until they do; the idle are found by one rule', async () => {
  const course = await aCourse(arvand)
  const day = 86_400_000
  const now = arvand.platform.clock.now().getTime()
  const came = await aStudent(course, 'آمده')
  await aStudent(course, 'پارسال', { enrolledAt: new Date(now - 8 * day), steps: 1 })
  await aStudent(course, 'رفته', { enrolledAt: new Date(now - 8 * day), state: 'expired' })
  const found = async (attendance: string) =>
    (await students(course, { attendance })).answer.items.map(({ name, seenAt }) => [name, seenAt !== null])
  expect(await found('never')).toEqual([['آمده', false]])
  expect(await found('idle')).toEqual([['پارسال', true]])
  expect((await arvand.call(openCourse, { slug: course.slug }, came)).status).toBe(200)
  expect(await found('never')).toEqual([])
  expect((await students(course, { attendance: 'often' })).status).toBe(422)
})

test('the list is downloaded by its filters, by this session alone', async () => {
  const course = await aCourse(arvand)
  await aStudent(course, 'سارا', { steps: 6 })
  await aStudent(course, 'رضا', { state: 'expired' })
  const ask = { courseId: course.id, format: 'csv', state: 'active' }
  const { answer } = await arvand.call(exportStudents, ask, course.owner)
  expect(answer.url).toContain(`/downloads/students/${course.id}/csv`)
  const other = await aPerson(arvand, { roles: ['teacher'] })
  expect((await arvand.call(exportStudents, ask, other)).problem.code).toBe('courses.unknown-course')
  const download = ({ token }: Pick<TestPerson, 'token'>) =>
    arvand.app.inject({ url: answer.url, headers: { cookie: `arvand.session=${token}` } })
  const colleague = await aStaffMember(arvand, course.id, { role: 'teacher' })
  expect((await download(colleague)).statusCode).toBe(404)
  const file = await download(course.owner)
  expect(file.statusCode).toBe(200)
  const rows = file.body.replace('\ufeff', '').trim().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatch(/^سارا,,در حال یادگیری,50,0,0,/)
})

test('shows a learner’s steps by lesson, never their notes', async () => {
  const course = await aCourse(arvand)
  const { enrolmentId } = await aStudent(course, 'سارا', { steps: 11 })
  const { answer } = await arvand.call(showStudent, { courseId: course.id, enrolmentId }, course.owner)
  expect(answer.lessons.map(({ kind, steps, done }) => [kind, steps, done])).toEqual([
    ['video', 10, 10],
    ['text', 2, 1],
  ])
  expect(Object.keys(answer).toSorted()).toEqual(['course', 'lessons', 'student', 'submissions', 'turns'])
})

describe('a removal', () => {
  it('ends access with its reason, and the learner hears of it', async () => {
    const course = await aCourse(arvand)
    const sara = await aStudent(course, 'سارا')
    const ask = { courseId: course.id, enrolmentIds: [sara.enrolmentId], reason: 'به درخواست خودش' }
    expect((await arvand.call(removeStudents, ask, course.owner)).status).toBe(200)
    const shown = await arvand.call(
      showStudent,
      { courseId: course.id, enrolmentId: sara.enrolmentId },
      course.owner,
    )
    expect(shown.answer.student.state).toBe('expired')
    expect(shown.answer.turns).toMatchObject([{ state: 'expired', by: 'آرمان کاظمی', reason: ask.reason }])
    const notices = await arvand.call(listNotices, {}, sara)
    expect(notices.answer.items).toMatchObject([{ kind: 'removed-from-course' }])
    expect((await arvand.call(removeStudents, ask, course.owner)).problem).toMatchObject({
      status: 409,
      code: 'courses.student-left',
    })
  })
})

test('many are removed at once, each is told; who had left is passed over', async () => {
  const course = await aCourse(arvand)
  const [sara, reza] = [await aStudent(course, 'سارا'), await aStudent(course, 'رضا')]
  const left = await aStudent(course, 'مینا', { state: 'expired' })
  const enrolmentIds = [sara, reza, left, sara].map(({ enrolmentId }) => enrolmentId)
  const ask = { courseId: course.id, enrolmentIds, reason: 'پایان ترم' }
  expect((await arvand.call(removeStudents, ask, course.owner)).answer).toEqual({ removed: 2 })
  expect((await students(course, { state: 'active' })).answer.items).toEqual([])
  const toldOf = async (person: TestPerson) =>
    (await arvand.call(listNotices, {}, person)).answer.items.length
  expect([await toldOf(sara), await toldOf(reza), await toldOf(left)]).toEqual([1, 1, 0])
})

describe('a message', () => {
  const message = (course: { id: string }, who: readonly { enrolmentId: string }[]) => ({
    courseId: course.id,
    enrolmentIds: who.map(({ enrolmentId }) => enrolmentId),
    subject: 'یک هفته است نیامده‌اید',
    text: 'درس سوم کوتاه است.\nاگر سؤالی دارید، زیر همان درس بنویسید.',
    requestId: newId(),
  })

  it('comes to each in the teacher’s words, once; who had left is passed over', async () => {
    const course = await aCourse(arvand)
    const [sara, reza] = [await aStudent(course, 'سارا'), await aStudent(course, 'رضا')]
    const left = await aStudent(course, 'مینا', { state: 'expired' })
    const ask = message(course, [sara, reza, left, sara])
    for (const _ of [1, 2])
      expect((await arvand.call(messageStudents, ask, course.owner)).answer).toEqual({ messaged: 2 })
    for (const one of [sara, reza])
      expect((await arvand.call(listNotices, {}, one)).answer.items).toMatchObject([
        {
          kind: 'message-of-teacher',
          title: ask.subject,
          body: expect.stringContaining('درس سوم کوتاه است.\n'),
        },
      ])
    expect((await arvand.call(listNotices, {}, left)).answer.items).toEqual([])
    expect((await arvand.call(messageStudents, message(course, [left]), course.owner)).problem.code).toBe(
      'courses.student-left',
    )
  })

  it('is only sent by who may enrol, and needs words', async () => {
    const [course, other] = [await aCourse(arvand), await aCourse(arvand)]
    const ask = message(course, [await aStudent(course, 'سارا')])
    expect((await arvand.call(messageStudents, ask, other.owner)).problem.code).toBe('courses.unknown-course')
    const { problem } = await arvand.call(messageStudents, { ...ask, subject: ' ', text: '' }, course.owner)
    expect(problem).toMatchObject({
      status: 422,
      fields: { subject: expect.any(String), text: expect.any(String) },
    })
  })
})

test('a list with one learner of another course is refused whole', async () => {
  const [course, other] = [await aCourse(arvand), await aCourse(arvand)]
  const expiresAt = new Date(arvand.platform.clock.now().getTime() + 86_400_000)
  const own = await aStudent(course, 'سارا', { expiresAt })
  const foreign = await aStudent(other, 'رضا', { expiresAt })
  const enrolmentIds = [own.enrolmentId, foreign.enrolmentId]
  const asks = [
    [removeStudents, { enrolmentIds, reason: 'دلیل' }],
    [extendStudents, { enrolmentIds, days: 3, requestId: newId() }],
    [moveStudents, { enrolmentIds, cohortId: null }],
    [messageStudents, { enrolmentIds, subject: 'سلام', text: 'کجایید؟', requestId: newId() }],
  ] as const
  for (const [endpoint, ask] of asks) {
    const { problem } = await arvand.call(endpoint, { courseId: course.id, ...ask }, course.owner)
    expect(problem.code).toBe('courses.unknown-student')
  }
  for (const of of [course, other])
    expect((await students(of)).answer.items).toMatchObject([
      { state: 'active', expiresAt: expiresAt.toISOString() },
    ])
  const nobody = { courseId: course.id, enrolmentIds: [], reason: 'دلیل' }
  expect((await arvand.call(removeStudents, nobody, course.owner)).status).toBe(422)
})

describe('an extension', () => {
  it('adds days to what is left, and lets in whose days were over', async () => {
    const course = await aCourse(arvand)
    const now = arvand.platform.clock.now().getTime()
    const day = 86_400_000
    const extend = async (...enrolmentIds: string[]) =>
      arvand.call(
        extendStudents,
        { courseId: course.id, enrolmentIds, days: 10, requestId: newId() },
        course.owner,
      )
    const endOf = async (enrolmentId: string) =>
      (await arvand.call(showStudent, { courseId: course.id, enrolmentId }, course.owner)).answer.student
        .expiresAt
    const inDays = (days: number) => new Date(now + days * day).toISOString()
    const going = await aStudent(course, 'سارا', { expiresAt: new Date(now + 5 * day) })
    expect((await extend(going.enrolmentId)).answer).toEqual({ extended: 1 })
    expect(await endOf(going.enrolmentId)).toBe(inDays(15))
    const over = await aStudent(course, 'رضا', { state: 'expired', expiresAt: new Date(now - 5 * day) })
    expect((await extend(over.enrolmentId)).answer).toEqual({ extended: 1 })
    expect(await endOf(over.enrolmentId)).toBe(inDays(10))
    const back = await students(course, { state: 'active' })
    expect(back.answer.items.map(({ name }) => name).toSorted()).toEqual(['رضا', 'سارا'])
    const forEver = await aStudent(course, 'مینا')
    expect((await extend(forEver.enrolmentId)).problem.code).toBe('courses.access-for-ever')
    const refunded = await aStudent(course, 'نیما', { state: 'refunded' })
    expect((await extend(refunded.enrolmentId)).problem.code).toBe('courses.was-refunded')
    const all = [going, over, over, forEver, refunded].map(({ enrolmentId }) => enrolmentId)
    expect((await extend(...all)).answer).toEqual({ extended: 2 })
    expect([await endOf(going.enrolmentId), await endOf(over.enrolmentId)]).toEqual([inDays(25), inDays(20)])
    expect(await endOf(forEver.enrolmentId)).toBeNull()
  })
})

describe('cohorts', () => {
  it('take learners as far as there are seats, all of a move or nobody', async () => {
    const course = await aCourse(arvand)
    const cohortId = await aCohort(course, { seats: 2 })
    const three = [await aStudent(course, 'یک'), await aStudent(course, 'دو'), await aStudent(course, 'سه')]
    const ids = three.map(({ enrolmentId }) => enrolmentId)
    const move = (enrolmentIds: string[], to: string | null) =>
      arvand.call(moveStudents, { courseId: course.id, enrolmentIds, cohortId: to }, course.owner)
    expect((await move(ids, cohortId)).problem).toMatchObject({ status: 409, code: 'courses.cohort-full' })
    expect((await move(ids.slice(0, 2), cohortId)).answer).toEqual({ moved: 2 })
    expect((await move(ids.slice(0, 2), cohortId)).answer).toEqual({ moved: 0 })
    expect((await students(course, { cohortId })).answer.items).toHaveLength(2)
    const change = { courseId: course.id, cohortId, title: 'پاییز', startsOn: '2026-12-01', seats: 1 }
    expect((await arvand.call(changeCohort, change, course.owner)).problem.code).toBe('courses.seats-taken')
    const named = { courseId: course.id, cohortId }
    expect((await arvand.call(removeCohort, named, course.owner)).problem.code).toBe('courses.cohort-in-use')
    expect((await move(ids.slice(0, 2), null)).answer).toEqual({ moved: 2 })
    expect((await arvand.call(removeCohort, named, course.owner)).status).toBe(200)
    expect((await arvand.call(removeCohort, named, course.owner)).problem.code).toBe('courses.unknown-cohort')
  })

  it('have no more seats when access is given again: who finds none is passed over, or refused', async () => {
    const course = await aCourse(arvand)
    const cohortId = await aCohort(course, { seats: 2 })
    const now = arvand.platform.clock.now()
    const over = { expiresAt: new Date(now.getTime() - 86_400_000), cohortId }
    const expired = [
      await aStudent(course, 'یک', { ...over, state: 'expired' }),
      await aStudent(course, 'دو', { ...over, state: 'expired' }),
    ]
    const graduate = await aStudent(course, 'سه', { state: 'completed', cohortId })
    await endAccessOf(arvand, course, graduate.id)
    await aStudent(course, 'چهار', { cohortId })
    const extend = (people: readonly { readonly enrolmentId: string }[]) => {
      const enrolmentIds = people.map(({ enrolmentId }) => enrolmentId)
      const ask = { courseId: course.id, enrolmentIds, days: 10, requestId: newId() }
      return arvand.call(extendStudents, ask, course.owner)
    }
    expect((await extend(expired)).answer).toEqual({ extended: 1 })
    expect((await extend([graduate])).problem).toMatchObject({ status: 409, code: 'courses.cohort-full' })
    const going = (await students(course, { state: 'active', cohortId })).answer.items
    expect(going).toHaveLength(2)
    // Whoever has a seat keeps it.
    expect((await extend(expired)).answer).toEqual({ extended: 1 })
  })

  it('give their seats once, when many move at the same moment', async () => {
    const course = await aCourse(arvand)
    const cohortId = await aCohort(course, { seats: 3 })
    const many = await Promise.all(Array.from({ length: 8 }, (_, at) => aStudent(course, `دانشجو ${at}`)))
    const moves = await Promise.all(
      many.map(({ enrolmentId }) =>
        arvand.call(
          moveStudents,
          { courseId: course.id, enrolmentIds: [enrolmentId], cohortId },
          course.owner,
        ),
      ),
    )
    expect(moves.filter(({ status }) => status === 200)).toHaveLength(3)
    expect((await students(course, { cohortId })).answer.items).toHaveLength(3)
  })

  it('end no earlier than they begin', async () => {
    const { id: courseId, owner } = await aCourse(arvand)
    const ask = { courseId, title: 'پاییز', startsOn: '2026-12-01', endsOn: '2026-11-30', requestId: newId() }
    expect((await arvand.call(addCohort, ask, owner)).problem.code).toBe('courses.cohort-ends-early')
  })

  it('are near: a slip in the year is told', async () => {
    const { id: courseId, owner } = await aCourse(arvand)
    const add = async (startsOn: string, endsOn?: string) =>
      arvand.call(addCohort, { courseId, title: 'پاییز', startsOn, endsOn, requestId: newId() }, owner)
    expect((await add('2135-12-01')).problem.code).toBe('courses.cohort-too-far')
    expect((await add('2026-12-01', '2135-12-01')).problem.code).toBe('courses.cohort-too-far')
    expect((await add('1026-12-01')).problem.code).toBe('courses.cohort-too-far')
    const { answer } = await add('2026-12-01')
    const change = { courseId, cohortId: answer.cohort.id, title: 'پاییز', startsOn: '2135-12-01' }
    expect((await arvand.call(changeCohort, change, owner)).problem.code).toBe('courses.cohort-too-far')
  })
})

test('another’s learner does not exist, nor does one of another course; rights are asked', async () => {
  const [course, other] = [await aCourse(arvand), await aCourse(arvand)]
  const { enrolmentId } = await aStudent(other, 'سارا')
  const asks = [
    [showStudent, { enrolmentId }],
    [removeStudents, { enrolmentIds: [enrolmentId], reason: 'دلیل' }],
    [extendStudents, { enrolmentIds: [enrolmentId], days: 3, requestId: newId() }],
    [moveStudents, { enrolmentIds: [enrolmentId], cohortId: null }],
  ] as const
  const marker = await aStaffMember(arvand, course.id, { role: 'assistant', rights: ['mark', 'announce'] })
  const learner = await aPerson(arvand)
  for (const [endpoint, ask] of asks) {
    const whole = { courseId: course.id, ...ask }
    expect((await arvand.call(endpoint, whole, course.owner)).problem.code).toBe('courses.unknown-student')
    expect((await arvand.call(endpoint, whole, other.owner)).problem.code).toBe('courses.unknown-course')
    expect((await arvand.call(endpoint, whole, marker)).problem.code).toBe('courses.right-missing')
    expect((await arvand.call(endpoint, whole, learner)).status).toBe(403)
    expect((await arvand.call(endpoint, whole)).status).toBe(401)
  }
})
