import { lessonContent } from '@arvand/contracts/lesson-content'
import { richText } from '@arvand/contracts/rich-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lessonKindsOf, stepsOf } from '#modules/courses'
import type { TestApp } from '#server/testing/app'
import { aFilledApp } from '../filled-app.ts'
import { covers } from '../making-media/covers.ts'
import { demoCourses } from './tables.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await aFilledApp()
}, 300_000)
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
  const kinds = lessonKindsOf(arvand.platform, {}, [])
  for (const { content, steps, kind } of lessons) {
    const parsed = lessonContent.parse(content)
    expect(parsed).toEqual(content)
    expect([parsed.kind, stepsOf(kinds, parsed)]).toEqual([kind, steps])
  }
})

test('paths lead through three or four courses, each of which is there', async () => {
  const db = demoCourses(arvand.database.db)
  const steps = await db.selectFrom('courses.path_courses').selectAll().execute()
  const lengths = [...Map.groupBy(steps, ({ path_id }) => path_id).values()].map((own) => own.length)
  expect(lengths.toSorted()).toEqual([3, 4, 4, 4])
})

test('what a preview lesson plays is open to anyone, what another gives is not', async () => {
  const { rows } = await arvand.database.pool.query(
    `select f.name, f.is_public, l.is_preview from media.files f
     join courses.lesson_files x on x.file_id = f.id join courses.lessons l on l.id = x.lesson_id`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(6)
  for (const { name, is_public, is_preview } of rows) expect([name, is_public]).toEqual([name, is_preview])
})

test('the managers have a course to read and the teacher has something to mark', async () => {
  const { rows } = await arvand.database.pool.query(
    `select (select count(*)::int from courses.courses where state = 'inReview' and submitted_at is not null) as reviews,
       (select count(*)::int from teaching.submissions where is_waiting) as waiting,
       (select count(*)::int from teaching.marks) as marked`,
  )
  expect(rows[0]).toMatchObject({ reviews: 1, marked: 2 })
  expect(rows[0].waiting).toBeGreaterThan(0)
})

test('every cover that is drawn stands on its course, for anyone to see who may see the course', async () => {
  const { rows } = await arvand.database.pool.query(
    `select c.slug, c.state = 'published' as is_published, f.name, f.is_public from courses.courses c join media.files f on f.id = c.cover_file_id`,
  )
  expect(rows).toHaveLength(Object.keys(covers).length)
  for (const { slug, name, is_published, is_public } of rows)
    expect([name, is_public]).toEqual([`${slug}.png`, is_published])
})
