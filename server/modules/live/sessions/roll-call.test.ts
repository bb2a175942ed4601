import { callRoll } from '@arvand/contracts/panel/class'
import { beatSession, enterLive, joinSession, leaveSession } from '@arvand/contracts/panel/live'
import { setGradebookWeights, showGradebook } from '@arvand/contracts/teacher/gradebook'
import { correctRoll, exportAttendance, listAttendance } from '@arvand/contracts/teacher/live'
import { makeRoom } from '@arvand/contracts/teacher/rooms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const call = (sessionId: string, by: TestPerson) => arvand.call(callRoll, { sessionId }, by)
const correct = (sessionId: string, personId: string, isPresent: boolean, by: TestPerson) =>
  arvand.call(correctRoll, { sessionId, personId, isPresent, reason: 'اینترنت او قطع شد' }, by)
async function rollOf(sessionId: string, by: TestPerson) {
  const { answer } = await arvand.call(listAttendance, { sessionId }, by)
  return new Map(answer.items.map(({ personId, roll }) => [personId, roll]))
}

test('one press: who is in is present, who is not is absent; a second press adds who came; a correction stays', async () => {
  const host = await aPerson(arvand, { roles: ['teacher'] })
  const [here, gone, late] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  const { sessionId } = await aClass(arvand, [here, gone, late], host)
  for (const one of [gone, late]) await arvand.call(leaveSession, { sessionId }, one)
  expect((await arvand.call(listAttendance, { sessionId }, host)).answer.rollCalledAt).toBeNull()
  expect((await call(sessionId, here)).problem.code).toBe('live.unknown-session')
  expect((await call(sessionId, host)).answer).toEqual({ present: 1, absent: 2 })
  await arvand.call(joinSession, { sessionId }, late)
  expect((await correct(sessionId, here.id, false, host)).status).toBe(200)
  expect((await call(sessionId, host)).answer).toEqual({ present: 1, absent: 2 })
  const roll = await rollOf(sessionId, host)
  expect([here, gone, late, host].map(({ id }) => roll.get(id))).toEqual([
    { isPresent: false, reason: 'اینترنت او قطع شد' },
    { isPresent: false, reason: null },
    { isPresent: true, reason: null },
    null,
  ])
  expect((await correct(sessionId, newId(), true, host)).problem.code).toBe('live.unknown-participant')
  expect((await correct(sessionId, here.id, true, here)).status).toBe(403)
  const other = await aPerson(arvand, { roles: ['teacher'] })
  expect((await correct(sessionId, here.id, true, other)).problem.code).toBe('live.unknown-session')
  const { url } = (await arvand.call(exportAttendance, { sessionId, format: 'csv' }, host)).answer
  const cookie = `arvand.session=${host.token}`
  const file = (await arvand.app.inject({ url, headers: { cookie } })).body
  expect(file).toContain('دلیل اصلاح')
  expect(file).toContain('اینترنت او قطع شد')
})

test('the roll calls of a course’s room are a column of its gradebook, which counts once it has a weight', async () => {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  const course = await aCourse(arvand, { owner })
  const [learner, absent] = [
    await aPerson(arvand, { name: 'پریسا نیکوکار' }),
    await aPerson(arvand, { name: 'آرش کیانی' }),
  ]
  for (const one of [learner, absent]) await anEnrolment(arvand, course, one.id)
  const text = { title: 'کلاس دوره', description: '' }
  const room = await arvand.call(makeRoom, { ...text, courseId: course.id, requestId: newId() }, owner)
  const { roomId } = room.answer
  const book = async () => (await arvand.call(showGradebook, { courseId: course.id }, owner)).answer
  const column = (await book()).columns.find(({ key }) => key.startsWith('attendance:'))
  expect(column).toBeUndefined()
  const entered = await arvand.call(enterLive, { kind: 'room', id: roomId }, owner)
  const sessionId = entered.answer.session.id
  for (const one of [owner, learner]) await arvand.call(joinSession, { sessionId }, one)
  await arvand.call(beatSession, { sessionId }, learner)
  expect((await call(sessionId, owner)).answer).toEqual({ present: 1, absent: 1 })
  const key = `attendance:${roomId}`
  const first = await book()
  expect(first.columns.find((one) => one.key === key)).toMatchObject({ most: 10_000, weight: 0 })
  const pointsOf = (of: typeof first) =>
    new Map(of.items.map((one) => [one.name, one.marks.find(({ item }) => item === key)?.points]))
  expect([pointsOf(first).get('پریسا نیکوکار'), pointsOf(first).get('آرش کیانی')]).toEqual([10_000, 0])
  const total = (of: typeof first) => of.items.find(({ name }) => name === 'پریسا نیکوکار')?.total
  expect(total(first)).toBeNull()
  const weights = { courseId: course.id, weights: [{ item: key, weight: 2 }] }
  expect((await arvand.call(setGradebookWeights, weights, owner)).status).toBe(200)
  expect(total(await book())).toBe(10_000)
})
