import { randomUUID } from 'node:crypto'
import { setAvatar } from '@arvand/contracts/panel/avatar'
import { removeAccount } from '@arvand/contracts/panel/personal-data'
import { updateProfile } from '@arvand/contracts/panel/profile'
import { hideReview, saveReview } from '@arvand/contracts/panel/reviews'
import { reauthenticate } from '@arvand/contracts/panel/security'
import { priceCourse, saveCourse } from '@arvand/contracts/teacher/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPageCache, type PageCache } from '#platform/web'
import { anApp, anAppOn, configFor, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson, testPassword } from '#testing/identity'
import { aFile } from '#testing/media'

let here: TestApp
let there: TestApp
let pages: PageCache
let course: TestCourse
beforeAll(async () => {
  here = await anApp()
  there = await anAppOn(here.database, configFor(here.database))
  pages = await openPageCache(there.platform.broadcast)
  course = await aCourse(here, { slug: 'algebra' })
})
afterAll(async () => {
  await there.close()
  await here.close()
})

/** Pages that the other process caches for visitors, by address, with their cache tags. */
const tagsOf = {
  '/courses': ['courses'],
  '/courses/algebra': ['course:algebra'],
  '/courses/geometry': ['course:geometry'],
  '/about': ['about'],
}

const html = { html: Buffer.from('x'), etag: 'x', contentSecurityPolicy: '' }

/** The pages that the other process still caches after `change` ran in this one. */
async function keptAfter(change: () => Promise<{ status: number }>) {
  for (const [path, tags] of Object.entries(tagsOf))
    await pages.take(path, { tags, seconds: 600 }, async () => html)
  expect((await change()).status).toBe(200)
  return () => Object.keys(tagsOf).filter((path) => pages.peek(path) !== null)
}

const others = ['/courses/geometry', '/about']
const goneSoon = { timeout: 15_000 }

test('a change of a course drops its page and the lists in the other process too', async () => {
  const changed = {
    courseId: course.id,
    version: 1,
    title: 'جبر خطی برای همه',
    summary: 'از بردار تا ماتریس',
    description: { type: 'doc', content: [] },
    outcomes: [],
    requirements: [],
    category: 'mathematics',
    level: 'beginner',
    coverFileId: null,
    accessDays: null,
    slug: course.slug,
  }
  const kept = await keptAfter(() => here.call(saveCourse, changed, course.owner))
  await expect.poll(kept, goneSoon).toEqual(others)
})

test('and so does what it costs', async () => {
  const costs = { courseId: course.id, price: 4_900_000, listPrice: 6_000_000, inPlus: true }
  const kept = await keptAfter(() => here.call(priceCourse, costs, course.owner))
  await expect.poll(kept, goneSoon).toEqual(others)
})

async function aReviewer(): Promise<TestPerson> {
  const learner = await aPerson(here)
  await anEnrolment(here, course, learner.id, { steps: 12 })
  const text = 'روشن و آرام می‌گوید و تمرین‌هایش خوب است.'
  await here.call(saveReview, { courseId: course.id, stars: 5, text, requestId: randomUUID() }, learner)
  return learner
}

test('so does a new picture or name of its teacher, or of somebody who reviewed it', async () => {
  for (const person of [course.owner, await aReviewer()]) {
    const { id: fileId } = await aFile(here, { ownerId: person.id, use: 'avatar' })
    const afterPicture = await keptAfter(() => here.call(setAvatar, { fileId }, person))
    await expect.poll(afterPicture, goneSoon).toEqual(others)
    const afterName = await keptAfter(() => here.call(updateProfile, { name: 'نام تازه' }, person))
    await expect.poll(afterName, goneSoon).toEqual(others)
  }
})

test('and a review that is hidden, or goes along with its writer', async () => {
  const manager = await aPerson(here, { roles: ['manager'], scopes: ['content'] })
  const [one, other] = [await aReviewer(), await aReviewer()]
  const ask = { courseId: course.id, personId: one.id, reason: 'آدرس تماس' }
  await expect.poll(await keptAfter(() => here.call(hideReview, ask, manager)), goneSoon).toEqual(others)
  await here.call(reauthenticate, { password: testPassword }, other)
  const afterLeaving = await keptAfter(() => here.call(removeAccount, { confirm: true }, other))
  await expect.poll(afterLeaving, goneSoon).toEqual(others)
})
