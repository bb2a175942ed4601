import { listCoursesOfPerson } from '@arvand/contracts/panel/manage-courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aCourse, anEnrolment } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('managers of people see what a person learns, and nobody else does', async () => {
  const teacher = await aPerson(arvand, { roles: ['teacher'] })
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const [learner, neighbour] = [await aPerson(arvand), await aPerson(arvand)]
  const course = await aCourse(arvand, { owner: teacher, sections: [{ lessons: ['text'] }] })
  await anEnrolment(arvand, course, learner.id)
  await anEnrolment(arvand, course, neighbour.id)
  const ask = { personId: learner.id }
  const { items } = (await arvand.call(listCoursesOfPerson, ask, keeper)).answer
  expect(items).toMatchObject([
    { course: { id: course.id, slug: course.slug }, state: 'active', progress: { percent: 0 } },
  ])
  expect((await arvand.call(listCoursesOfPerson, ask, other)).status).toBe(403)
  expect((await arvand.call(listCoursesOfPerson, ask, learner)).status).toBe(403)
  expect((await arvand.call(listCoursesOfPerson, ask)).status).toBe(401)
})
