import { logFromClient, viewPage } from '@arvand/contracts/analysis/analysis'
import { listLearningEvents } from '@arvand/contracts/analysis/learning'
import { takeStep } from '@arvand/contracts/panel/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { type EventName, type Events, emit } from '#plugs/events'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { countUp } from '../count-up.ts'
import { learningPersonalData } from './learning-personal-data.ts'

let arvand: TestApp
let keeper: TestPerson
const aKeeper = () => aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aKeeper()
})
afterAll(() => arvand.close())

const nightly = () => countUp(arvand.platform.db, arvand.platform.clock)
const listed = async (ask: object) => (await arvand.call(listLearningEvents, ask, keeper)).answer.items
const happen = <Name extends EventName>(name: Name, about: Events[Name]) =>
  transaction(arvand.platform.db, (tx) => emit(arvand.platform.jobs, tx, name, about))

/** The partitions of a table with how many rows each has, those without rows left out. */
async function parts(table: string): Promise<Record<string, number>> {
  const { rows } = await arvand.database.pool.query<{ part: string; count: string }>(
    `select tableoid::regclass::text as part, count(*) from analysis.${table} group by 1`,
  )
  return Object.fromEntries(rows.map(({ part, count }) => [part.replace('analysis.', ''), Number(count)]))
}
async function partNames(table: string): Promise<string[]> {
  const { rows } = await arvand.database.pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass order by 1`,
    [`analysis.${table}`],
  )
  return rows.map(({ name }) => name.replace('analysis.', ''))
}

test('what a person learns is written down once and read by managers of growth and the person', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['text'] }], title: 'جبر خطی' })
  const learner = await aPerson(arvand, { name: 'سارا معین' })
  await anEnrolment(arvand, course, learner.id)
  for (const { id: lessonId, steps } of course.lessons)
    for (let step = 1; step <= steps; step += 1)
      for (const _ of [1, 2]) await arvand.call(takeStep, { courseId: course.id, lessonId, step }, learner)
  const { id: personId } = learner
  await happen('exams.marked', { attemptId: newId(), examId: newId(), personId, isPassed: false })
  await happen('live.attended', { webinarId: newId(), personId, minutes: 50, ofMinutes: 60 })
  const certificate = { certificateId: newId(), personId, kind: 'course', itemId: course.id } as const
  await happen('certificates.issued', certificate)
  const types = async () => (await listed({ personId })).map(({ type }) => type).toSorted()
  await expect
    .poll(types, { timeout: 15_000 })
    .toEqual(['certificateIssued', 'courseCompleted', 'examFailed', 'lessonCompleted', 'webinarAttended'])
  expect(await listed({ personId, type: 'courseCompleted' })).toMatchObject([
    { name: 'سارا معین', courseTitle: 'جبر خطی', personId },
  ])
  expect(await learningPersonalData.collect(arvand.platform.db, personId)).toHaveLength(5)
  await transaction(arvand.platform.db, (tx) => learningPersonalData.forget(tx, personId))
  expect(await listed({ personId })).toEqual([])
})

test('others read nothing of it', async () => {
  expect((await arvand.call(listLearningEvents, {})).status).toBe(401)
  for (const roles of [[], ['teacher']] as const)
    expect(
      (await arvand.call(listLearningEvents, {}, await aPerson(arvand, { roles: [...roles] }))).status,
    ).toBe(403)
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['content', 'people'] })
  expect((await arvand.call(listLearningEvents, {}, other)).status).toBe(403)
  expect((await arvand.call(listLearningEvents, { type: 'slept' }, keeper)).status).toBe(422)
})

test('an event of somebody who is gone is dropped', async () => {
  await happen('live.attended', { webinarId: newId(), personId: newId(), minutes: 1, ofMinutes: 2 })
  const person = await aPerson(arvand)
  await happen('live.attended', { webinarId: newId(), personId: person.id, minutes: 1, ofMinutes: 2 })
  await expect.poll(() => listed({ personId: person.id }), { timeout: 15_000 }).toHaveLength(1)
  expect((await listed({})).map(({ personId }) => personId)).toEqual([person.id])
})

test('months are made ahead, take what waited for them, and are dropped after thirteen months', async () => {
  expect(await partNames('learning_events')).toEqual(['learning_events_rest'])
  expect(await parts('learning_events')).toEqual({ learning_events_rest: 1 })
  await nightly()
  await nightly()
  expect(await partNames('learning_events')).toEqual([
    ...[
      'learning_events_2026_11',
      'learning_events_2026_12',
      'learning_events_2027_01',
      'learning_events_rest',
    ],
  ])
  expect(await parts('learning_events')).toEqual({ learning_events_2026_11: 1 })
  arvand.platform.clock.pass(30 * 86_400)
  const person = await aPerson(arvand)
  await happen('live.attended', { webinarId: newId(), personId: person.id, minutes: 1, ofMinutes: 2 })
  await expect
    .poll(() => parts('learning_events'), { timeout: 15_000 })
    .toEqual({
      ...{ learning_events_2026_11: 1, learning_events_2026_12: 1 },
    })
  arvand.platform.clock.pass(396 * 86_400)
  await nightly()
  const names = await partNames('learning_events')
  expect(names).not.toContain('learning_events_2026_11')
  expect(names).toContain('learning_events_2026_12')
  expect(await parts('learning_events')).toEqual({ learning_events_2026_12: 1 })
  keeper = await aKeeper()
  expect((await listed({})).map(({ personId }) => personId)).toEqual([person.id])
})

test('days of client logs are partitions that are dropped after thirty days', async () => {
  const tell = (address: string) =>
    arvand.call(
      logFromClient,
      { level: 'warn', message: 'خطا' },
      { address, userAgent: 'Mozilla/5.0 Firefox/140.0' },
    )
  // Before the night in which its day is made it waits in the last partition, and moves then.
  arvand.platform.clock.pass(40 * 86_400)
  await tell('198.51.100.7')
  expect(Object.keys(await parts('client_logs'))).toEqual(['client_logs_rest'])
  await nightly()
  const [first = ''] = Object.keys(await parts('client_logs'))
  expect(first).toMatch(/^client_logs_\d{4}_\d\d_\d\d$/)
  arvand.platform.clock.pass(29 * 86_400)
  await nightly()
  await tell('198.51.100.8')
  expect(Object.keys(await parts('client_logs'))).toHaveLength(2)
  arvand.platform.clock.pass(2 * 86_400)
  await nightly()
  expect(await partNames('client_logs')).not.toContain(first)
  expect(Object.values(await parts('client_logs'))).toEqual([1])
})

test('days of page views are partitions that are dropped when they are counted', async () => {
  const see = () =>
    arvand.call(viewPage, { path: '/' }, { address: '198.51.100.1', userAgent: 'Mozilla/5.0 Firefox/140.0' })
  await nightly()
  await see()
  const [today] = Object.keys(await parts('page_views'))
  expect(today).toMatch(/^page_views_\d{4}_\d\d_\d\d$/)
  arvand.platform.clock.pass(86_400)
  await nightly()
  expect(await partNames('page_views')).not.toContain(today)
  expect(await parts('page_views')).toEqual({})
})
