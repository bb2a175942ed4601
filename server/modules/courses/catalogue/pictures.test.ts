import { randomUUID } from 'node:crypto'
import { listCourses, showCourse, showFrontCourses } from '@arvand/contracts/home/courses'
import { listPaths, showPath } from '@arvand/contracts/home/paths'
import { showTeacher } from '@arvand/contracts/home/teachers'
import { setAvatar } from '@arvand/contracts/panel/avatar'
import { updateProfile } from '@arvand/contracts/panel/profile'
import { saveReview } from '@arvand/contracts/panel/reviews'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { recordSql } from '#server/testing/recorded-sql'
import { aCourse, anEnrolment, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile } from '#testing/media'
import { courses } from '../tables.ts'

let arvand: TestApp
let teacher: TestPerson
let course: TestCourse
let face: string
let cover: string
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { name: 'پروین راد', roles: ['teacher'] })
  await arvand.call(updateProfile, { handle: 'parvin-rad', publicFields: ['name'] }, teacher)
  face = await aFace(teacher)
  cover = (await aFile(arvand, { ownerId: teacher.id, use: 'cover', isPublic: true })).id
  course = await aCourse(arvand, {
    owner: teacher,
    slug: 'poetry',
    coverFileId: cover,
    category: 'literature',
  })
  await aPath('poems', course.id)
})
afterAll(() => arvand.close())

async function aFace({ id: ownerId, token }: TestPerson): Promise<string> {
  const { id: fileId } = await aFile(arvand, { ownerId, use: 'avatar' })
  await arvand.call(setAvatar, { fileId }, { token })
  return fileId
}

const showing = (person: TestPerson, ...publicFields: string[]) =>
  arvand.call(updateProfile, { publicFields }, person)

async function aPath(slug: string, courseId: string): Promise<void> {
  const id = newId()
  const now = arvand.platform.clock.now()
  await courses(arvand.platform.db)
    .insertInto('courses.paths')
    .values({
      id,
      slug,
      title: 'راه شعر',
      summary: 'از شروع',
      category: 'literature',
      position: 1,
      published_at: now,
      changed_at: now,
    })
    .execute()
  await courses(arvand.platform.db)
    .insertInto('courses.path_courses')
    .values({ path_id: id, course_id: courseId, position: 1 })
    .execute()
}

/** The teacher's picture in every place where visitors see it. */
async function teacherNow() {
  const [list, page, own, path] = [
    await arvand.call(listCourses, { category: 'literature' }),
    await arvand.call(showCourse, { slug: 'poetry' }),
    await arvand.call(showTeacher, { handle: 'parvin-rad' }),
    await arvand.call(showPath, { slug: 'poems' }),
  ]
  const pictures = [
    list.answer.items[0]?.teacher.picture,
    page.answer.course.teacher.picture,
    page.answer.course.teachers[0]?.picture,
    own.answer.teacher.picture,
    own.answer.courses.items[0]?.teacher.picture,
    path.answer.path.steps[0]?.teacher.picture,
  ]
  return pictures.map((picture) => picture?.src)
}

test('a teacher’s picture stands wherever they do, and only when they show it', async () => {
  expect(new Set(await teacherNow())).toEqual(new Set([undefined]))
  await showing(teacher, 'name', 'avatar')
  expect(new Set(await teacherNow())).toEqual(new Set([`/media/${face}/600`]))
  await showing(teacher, 'name')
  expect(new Set(await teacherNow())).toEqual(new Set([undefined]))
  await showing(teacher, 'name', 'avatar')
})

test('a path shows the covers of its courses', async () => {
  const { answer } = await arvand.call(listPaths, {})
  expect(answer.items.find(({ slug }) => slug === 'poems')?.covers).toMatchObject([
    { slug: 'poetry', cover: { src: `/media/${cover}/640` } },
  ])
})

test('a reviewer’s picture is seen beside their name, never without it', async () => {
  const learner = await aPerson(arvand, { name: 'سارا معین' })
  await anEnrolment(arvand, course, learner.id, { steps: 12 })
  const own = await aFace(learner)
  const text = 'بیت‌ها را آهسته و با مثال باز می‌کند و تمرین‌ها درست به همان درس می‌خورد.'
  await arvand.call(saveReview, { courseId: course.id, stars: 5, text, requestId: randomUUID() }, learner)
  const reviewNow = async () => {
    const [page, front] = [
      await arvand.call(showCourse, { slug: 'poetry' }),
      await arvand.call(showFrontCourses, {}),
    ]
    const [review] = page.answer.course.reviews.items
    return [review?.name, review?.picture?.src, front.answer.words[0]?.picture?.src]
  }
  await showing(learner, 'name')
  expect(await reviewNow()).toEqual(['سارا معین', undefined, undefined])
  await showing(learner, 'name', 'avatar')
  expect(await reviewNow()).toEqual(['سارا معین', `/media/${own}/600`, `/media/${own}/600`])
  await showing(learner, 'avatar')
  expect(await reviewNow()).toEqual(['یکی از دانشجویان', undefined, undefined])
})

test('pictures of a page are asked for together: two questions more, whatever it shows', async () => {
  const questions = async (work: () => Promise<{ status: number }>) =>
    (
      await recordSql(async () => {
        expect((await work()).status).toBe(200)
      })
    ).length
  expect(await questions(() => arvand.call(listCourses, {}))).toBeLessThanOrEqual(5)
  expect(await questions(() => arvand.call(showCourse, { slug: 'poetry' }))).toBeLessThanOrEqual(10)
  expect(await questions(() => arvand.call(showTeacher, { handle: 'parvin-rad' }))).toBeLessThanOrEqual(6)
  expect(await questions(() => arvand.call(listPaths, {}))).toBeLessThanOrEqual(3)
})
