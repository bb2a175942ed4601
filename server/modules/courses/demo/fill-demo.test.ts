import { lessonContent, stepsOf } from '@arvand/contracts/lesson-content'
import { richText } from '@arvand/contracts/rich-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { assembleModules } from '../../../modules.ts'
import { demoCourses } from './tables.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
  for (const { name, fillDemo } of assembleModules(arvand.platform).modules)
    if (['identity', 'courses'].includes(name)) await fillDemo?.(1)
})
afterAll(() => arvand.close())

test('what a course says it has is what it has', async () => {
  const db = demoCourses(arvand.database.db)
  const courses = await db.selectFrom('courses.courses').selectAll().execute()
  const lessons = await db.selectFrom('courses.lessons').selectAll().execute()
  const byCourse = Map.groupBy(lessons, ({ course_id }) => course_id)
  for (const course of courses) {
    const own = byCourse.get(course.id) ?? []
    expect([course.slug, course.lessons]).toEqual([course.slug, own.length])
    expect(course.steps).toBe(own.reduce((sum, { steps }) => sum + steps, 0))
    expect(course.minutes).toBe(own.reduce((sum, { minutes }) => sum + minutes, 0))
    expect(richText.parse(course.description)).toEqual(course.description)
  }
  for (const { content, steps, kind } of lessons) {
    const parsed = lessonContent.parse(content)
    expect(parsed).toEqual(content)
    expect([parsed.kind, stepsOf(parsed)]).toEqual([kind, steps])
  }
})
