import { randomUUID } from 'node:crypto'
import { addWish, listWishedIds, listWishes, removeWish } from '@arvand/contracts/panel/wishes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aPerson } from '#testing/identity'
import { whyNotWish } from './wishes.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('a course is kept for later once, and forgotten', async () => {
  const course = await aCourse(arvand)
  const sara = await aPerson(arvand)
  for (let times = 0; times < 2; times++)
    expect((await arvand.call(addWish, { courseId: course.id }, sara)).answer).toEqual({ wished: true })
  expect((await arvand.call(listWishes, {}, sara)).answer.items.map(({ id }) => id)).toEqual([course.id])
  expect((await arvand.call(listWishedIds, {}, sara)).answer.items).toEqual([course.id])
  expect((await arvand.call(listWishes, {}, course.owner)).answer.items).toEqual([])
  expect((await arvand.call(removeWish, { courseId: course.id }, sara)).answer).toEqual({ wished: false })
  expect((await arvand.call(listWishes, {}, sara)).answer.items).toEqual([])
})

test('the list pages on, newest first', async () => {
  const sara = await aPerson(arvand)
  const ids: string[] = []
  for (let number = 0; number < 12; number++) {
    const { id } = await aCourse(arvand)
    ids.unshift(id)
    arvand.platform.clock.pass(1)
    await arvand.call(addWish, { courseId: id }, sara)
  }
  const first = await arvand.call(listWishes, {}, sara)
  const rest = await arvand.call(listWishes, { cursor: first.answer.nextCursor ?? '' }, sara)
  expect([...first.answer.items, ...rest.answer.items].map(({ id }) => id)).toEqual(ids)
})

test('what nobody may see is not kept, and a list has an end', async () => {
  const sara = await aPerson(arvand)
  const draft = await aCourse(arvand, { state: 'draft' })
  for (const courseId of [draft.id, randomUUID()]) {
    const { status, problem } = await arvand.call(addWish, { courseId }, sara)
    expect([status, problem.code]).toEqual([404, 'courses.unknown-course'])
  }
  expect((await arvand.call(addWish, { courseId: draft.id })).status).toBe(401)
  expect([whyNotWish(199), whyNotWish(200)]).toEqual([null, 'courses.wishes-full'])
})
