import { savePosition } from '@arvand/contracts/panel/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { watchedBetween } from './watched.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const start = new Date('2026-11-20T12:00:00Z')
const after = (passed: number, seconds: number) => ({
  seconds,
  at: new Date(start.getTime() + passed * 1000),
})

test.each([
  ['five seconds at usual speed', 5, 105, 5],
  ['at the fastest speed', 5, 115, 15],
  ['at half speed', 6, 103, 3],
  ['a jump ahead counts as the time that passed', 5, 900, 5],
  ['a jump back counts nothing', 5, 20, 0],
  ['standing still', 60, 100, 0],
  ['on the next day from the same place', 86_400, 105, 5],
  ['a long silence counts as half a minute', 86_400, 900, 30],
  ['two saves at once', 0, 900, 0],
])('%s', (_, passed, seconds, watched) => {
  expect(watchedBetween(after(0, 100), after(passed, seconds))).toBe(watched)
})

test('a first save has watched nothing yet', () => {
  expect(watchedBetween(undefined, after(0, 900))).toBe(0)
})

async function watch(course: TestCourse, person: TestPerson, lessonId: string, position: number) {
  const ask = { courseId: course.id, lessonId, position }
  expect((await arvand.call(savePosition, ask, person)).status).toBe(200)
}

const watched = async (lessonId: string) =>
  (
    await arvand.database.pool.query(
      'select watched_seconds from courses.watched_lessons where lesson_id = $1',
      [lessonId],
    )
  ).rows.map((row) => row.watched_seconds)

test('saves of a player add up, and two films open side by side share the time that passes', async () => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['video', 'audio'] }] })
  const [video = '', audio = ''] = course.lessons.map(({ id }) => id)
  const person = await aPerson(arvand)
  await anEnrolment(arvand, course, person.id)
  for (const position of [0, 5, 10]) {
    await watch(course, person, video, position)
    arvand.platform.clock.pass(5)
  }
  expect(await watched(video)).toEqual([10])
  await watch(course, person, audio, 0)
  arvand.platform.clock.pass(5)
  await watch(course, person, audio, 5)
  // The film claims the same five seconds, and gets none of them.
  await watch(course, person, video, 100)
  expect([await watched(video), await watched(audio)]).toEqual([[10], [5]])
})
