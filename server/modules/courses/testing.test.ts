import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember } from '#testing/courses'
import { aPerson } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('a course of the builder has its figures counted', async () => {
  const kinds = ['video', 'audio', 'text', 'file', 'embed', 'assignment', 'scorm'] as const
  const course = await aCourse(arvand, { sections: [{ lessons: kinds }] })
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id, { steps: 11 })
  await aStaffMember(arvand, course.id, { rights: ['mark'] })
  const { rows } = await arvand.database.pool.query(
    'select lessons, minutes, steps, learners from courses.courses where id = $1',
    [course.id],
  )
  expect(rows).toEqual([{ lessons: 7, minutes: 70, steps: 26, learners: 1 }])
})
