import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { type EventName, type Events, emit } from '#plugs/events'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, type TestCourse } from '#testing/courses'
import { openExamsBench } from '#testing/exams'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWebinar } from '#testing/live'
import { interopPersonalData } from '../interop-personal-data.ts'
import { interop } from '../tables.ts'
import { forgetOldStatements } from './send-statements.ts'

interface Sent {
  readonly id: string
  readonly actor: { readonly account: { readonly name: string } }
  readonly verb: { readonly id: string }
  readonly object: { readonly id: string }
  readonly result?: { readonly success?: boolean; readonly duration?: string }
}

/** A learning record store that notes what it is told; `status` is what it answers. */
let store: Server
let arvand: TestApp
let course: TestCourse
let learner: TestPerson
let told: Sent[] = []
let status: (statements: readonly Sent[]) => number = () => 200
const asked: { authorization: string | undefined; version: string | undefined }[] = []

beforeAll(async () => {
  store = createServer((request, response) => {
    void json(request).then((body) => {
      const { authorization, 'x-experience-api-version': version } = request.headers
      asked.push({ authorization, version: String(version) })
      const answer = request.url === '/lrs/statements' ? status(body as Sent[]) : 404
      if (answer === 200) told.push(...(body as Sent[]))
      response.writeHead(answer).end('[]')
    })
  })
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve))
  const { port } = store.address() as AddressInfo
  arvand = await anApp({ XAPI_URL: `http://127.0.0.1:${port}/lrs/`, XAPI_KEY: 'key', XAPI_SECRET: 'word' })
  course = await aCourse(arvand)
  learner = await aPerson(arvand)
}, 60_000)
afterAll(async () => {
  await arvand.close()
  store.close()
})
beforeEach(() => {
  told = []
  status = () => 200
})

const completed = (person = learner) =>
  transaction(arvand.platform.db, (tx) =>
    emit(arvand.platform.jobs, tx, 'courses.completed', { courseId: course.id, personId: person.id }),
  )
const ofPerson = ({ id }: TestPerson) => told.filter(({ actor }) => actor.account.name === id)

test('what a learner completed is told to the store, by the id of the account alone', async () => {
  const lessonId = course.lessons[0]?.id ?? ''
  await transaction(arvand.platform.db, (tx) =>
    emit(arvand.platform.jobs, tx, 'courses.lessonCompleted', {
      ...{ courseId: course.id, lessonId, personId: learner.id },
    }),
  )
  await completed()
  await expect.poll(() => ofPerson(learner).length, { timeout: 20_000 }).toBe(2)
  const verbs = new Set(told.map(({ verb }) => verb.id))
  expect(verbs).toEqual(new Set(['http://adlnet.gov/expapi/verbs/completed']))
  expect(told.map(({ object }) => object.id).toSorted()[0]).toMatch(/\/courses\//)
  expect(asked.at(-1)).toEqual({
    ...{ authorization: `Basic ${Buffer.from('key:word').toString('base64')}`, version: '1.0.3' },
  })
  const text = JSON.stringify(told)
  for (const secret of [learner.mobile?.slice(-9), learner.email])
    if (secret) expect(text).not.toContain(secret)
})

test('while the store does not answer nothing is lost, and nothing is told twice', async () => {
  let tries = 0
  status = () => (++tries > 1 ? 200 : 503)
  const person = await aPerson(arvand)
  await completed(person)
  await expect.poll(() => tries, { timeout: 20_000 }).toBe(1)
  // Another event wakes the sending before the pause of the first is over.
  await completed(learner)
  await expect.poll(() => ofPerson(person).length, { timeout: 20_000 }).toBe(1)
  const ids = told.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a statement that the store refuses holds up no other', async () => {
  const bad = await aPerson(arvand)
  const good = await aPerson(arvand)
  const isBad = ({ actor }: Sent) => actor.account.name === bad.id
  status = (statements) => (statements.some(isBad) ? 400 : 200)
  await completed(bad)
  await completed(good)
  await expect.poll(() => ofPerson(good).length, { timeout: 20_000 }).toBe(1)
  const refused = () =>
    interop(arvand.platform.db)
      .selectFrom('interop.statements')
      .select('person_id')
      .where('is_refused', '=', true)
      .execute()
  await expect.poll(refused, { timeout: 20_000 }).toEqual([{ person_id: bad.id }])
})

test('statements are in the download of one’s data, and go with the account and after thirty days', async () => {
  const person = await aPerson(arvand)
  await completed(person)
  await expect.poll(() => ofPerson(person).length, { timeout: 20_000 }).toBe(1)
  const { db, clock } = arvand.platform
  const own = () => interopPersonalData.collect(db, person.id)
  expect(await own()).toHaveLength(1)
  await transaction(db, (tx) => interopPersonalData.forget(tx, person.id))
  expect(await own()).toEqual([])
  clock.pass(31 * 86_400)
  await forgetOldStatements(arvand.platform)
  expect(await interop(db).selectFrom('interop.statements').select('id').execute()).toEqual([])
})

test('an exam that was passed or failed and a webinar that somebody attended are told by their verbs', async () => {
  const bench = await openExamsBench(arvand)
  const { examId } = await bench.anExam(['single'], { passPercent: 50 })
  const { examId: openId } = await bench.anExam(['single'])
  const webinar = await aWebinar(arvand, { title: 'رسم شمسه' })
  const { id: personId } = await aPerson(arvand)
  const happen = <Name extends EventName>(name: Name, about: Events[Name]) =>
    transaction(arvand.platform.db, (tx) => emit(arvand.platform.jobs, tx, name, about))
  const marked = { attemptId: newId(), personId }
  await happen('exams.marked', { ...marked, examId, isPassed: true })
  await happen('exams.marked', { ...marked, examId, isPassed: false })
  await happen('exams.marked', { ...marked, examId: openId, isPassed: false })
  await happen('live.attended', { webinarId: webinar.id, personId, minutes: 50, ofMinutes: 60 })
  const verbs = () =>
    told
      .filter(({ actor }) => actor.account.name === personId)
      .map(({ verb, result }) => [verb.id.split('/').at(-1), result?.success, result?.duration])
      .toSorted()
  await expect.poll(verbs, { timeout: 20_000 }).toEqual([
    ['attended', undefined, 'PT50M'],
    ['completed', undefined, undefined],
    ['failed', false, undefined],
    ['passed', true, undefined],
  ])
  const places = told.filter(({ actor }) => actor.account.name === personId).map(({ object }) => object.id)
  expect(places.filter((place) => place.endsWith(`/exams/${examId}`))).toHaveLength(2)
  expect(places.some((place) => place.endsWith(`/webinars/${webinar.slug}`))).toBe(true)
})

test('an unknown course tells nothing', async () => {
  await transaction(arvand.platform.db, (tx) =>
    emit(arvand.platform.jobs, tx, 'courses.completed', { courseId: newId(), personId: learner.id }),
  )
  await completed(learner)
  await expect.poll(() => ofPerson(learner).length, { timeout: 20_000 }).toBe(1)
})
