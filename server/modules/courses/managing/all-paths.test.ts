import { listAllPaths } from '@arvand/contracts/panel/all-courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { catalogue } from '../catalogue/tables.ts'

let arvand: TestApp
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  await aPath('شعر فارسی', { position: 2, isPublished: true })
  await aPath('هندسه از صفر', { position: 1, isPublished: false })
})
afterAll(() => arvand.close())

async function aPath(title: string, { position, isPublished }: { position: number; isPublished: boolean }) {
  const { db, clock } = arvand.platform
  const [first, second] = [
    await aCourse(arvand, { title: `${title} یک` }),
    await aCourse(arvand, { title: `${title} دو`, state: 'draft' }),
  ]
  const path = { id: newId(), slug: `path-${position}`, title, summary: 'چند دوره پشت سر هم.', position }
  await catalogue(db)
    .insertInto('courses.paths')
    .values({
      ...path,
      category: 'mathematics',
      published_at: isPublished ? clock.now() : null,
      changed_at: clock.now(),
    })
    .execute()
  await catalogue(db)
    .insertInto('courses.path_courses')
    .values([first, second].map(({ id }, at) => ({ path_id: path.id, course_id: id, position: at + 1 })))
    .execute()
}

const titles = async (ask: object = {}) =>
  (await arvand.call(listAllPaths, ask, manager)).answer.items.map(({ title }) => title)

test('all paths are listed in their order, drafts too, with their courses in any state', async () => {
  const { answer } = await arvand.call(listAllPaths, {}, manager)
  expect(answer.items).toMatchObject([
    { title: 'هندسه از صفر', publishedAt: null },
    { title: 'شعر فارسی', publishedAt: expect.any(String) },
  ])
  expect(answer.items[0]?.courses.map(({ title, state }) => [title, state])).toEqual([
    ['هندسه از صفر یک', 'published'],
    ['هندسه از صفر دو', 'draft'],
  ])
})

test('they are narrowed by state, and found by folded words of title, summary and field', async () => {
  expect(await titles({ state: 'draft' })).toEqual(['هندسه از صفر'])
  expect(await titles({ state: 'published' })).toEqual(['شعر فارسی'])
  expect(await titles({ q: 'فارسي' })).toEqual(['شعر فارسی'])
  expect(await titles({ q: 'هندسه', state: 'published' })).toEqual([])
})

test('managers without the content, learners and strangers do not see them', async () => {
  const finance = await aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })
  expect((await arvand.call(listAllPaths, {}, finance)).status).toBe(403)
  expect((await arvand.call(listAllPaths, {}, await aPerson(arvand))).status).toBe(403)
  expect((await arvand.call(listAllPaths, {})).status).toBe(401)
  expect((await arvand.call(listAllPaths, { state: 'archived' } as never, manager)).status).toBe(422)
})
