import { savePosition, takeStep } from '@arvand/contracts/panel/courses'
import { setGoal, showGoal } from '@arvand/contracts/panel/goals'
import { addDays } from '@arvand/persian/days'
import { dayAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { recordSql } from '#server/testing/recorded-sql'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const day = 86_400

test('whoever never learned has no goal, an empty week from Saturday and no days in a row', async () => {
  const sara = await aPerson(arvand)
  const { answer } = await arvand.call(showGoal, {}, sara)
  // 29 Aban 1405, a Friday.
  expect(answer).toMatchObject({ goal: null, today: '2026-11-20', streak: 0 })
  expect(answer.week[0]).toEqual({ day: '2026-11-14', learned: false })
  expect(answer.week.at(-1)).toEqual({ day: '2026-11-20', learned: false })
})

test('a goal is set, and set anew', async () => {
  const [sara, other] = [await aPerson(arvand), await aPerson(arvand)]
  for (const goal of [4, 2]) expect((await arvand.call(setGoal, { goal }, sara)).answer).toEqual({ goal })
  expect((await arvand.call(showGoal, {}, sara)).answer.goal).toBe(2)
  expect((await arvand.call(showGoal, {}, other)).answer.goal).toBeNull()
})

test.each([0, 8, 2.5, 'چهار', undefined])('a goal of %j is a 422', async (goal) => {
  const sara = await aPerson(arvand)
  const { problem } = await arvand.call(setGoal, { goal }, sara)
  expect(problem).toMatchObject({ status: 422, code: 'request.invalid' })
})

test('a stranger is 401', async () => {
  expect((await arvand.call(showGoal, {})).status).toBe(401)
  expect((await arvand.call(setGoal, { goal: 3 })).status).toBe(401)
})

test('each day of a step or of watching counts once; the row goes on until a whole day is missed', async () => {
  const { clock } = arvand.platform
  const sara = await aPerson(arvand)
  const course = await aCourse(arvand)
  await anEnrolment(arvand, course, sara.id)
  const [video, text] = course.lessons
  const place = (lessonId = '') => ({ courseId: course.id, lessonId })
  const shown = async () => (await arvand.call(showGoal, {}, sara)).answer
  const start = dayAt(clock.now())
  for (const step of [1, 1, 2]) await arvand.call(takeStep, { ...place(text?.id), step }, sara)
  expect(await shown()).toMatchObject({ streak: 1 })
  clock.pass(day)
  expect(await shown()).toMatchObject({ streak: 1 })
  await arvand.call(savePosition, { ...place(video?.id), position: 30 }, sara)
  const second = await shown()
  expect(second).toMatchObject({ streak: 2, today: addDays(start, 1) })
  // A new week has begun.
  expect(second.week.filter(({ learned }) => learned)).toEqual([{ day: addDays(start, 1), learned: true }])
  clock.pass(2 * day)
  expect(await shown()).toMatchObject({ streak: 0 })
  clock.pass(-3 * day)
})

test('the goal is one question to the database', async () => {
  const sara = await aPerson(arvand)
  const asked = await recordSql(async () => {
    await arvand.call(showGoal, {}, sara)
  })
  expect(asked).toHaveLength(2)
})
