import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import type { FileUsePlug } from '#plugs/file-use'
import { anApp, type TestApp } from '#server/testing/app'
import { countPages, findPages } from '../delivery/pages.ts'
import { findFiles } from '../file-queries.ts'
import { aDocument, aFile, aPdf } from '../testing.ts'
import { mostPages } from './pages-reader.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const use: FileUsePlug = {
  ...{ name: 'slides', kinds: ['document'], mostBytes: 50_000_000 },
  ...{ documents: ['application/pdf'], drawsPages: true },
}

const viewer = { sessionId: newId() }

/** A PDF, once it is prepared or failed. */
async function prepared(content: Buffer) {
  const { id } = await aFile(arvand, { ownerId: newId(), use, name: 'اسلاید.pdf', content })
  const read = async () => (await findFiles(arvand.platform.db, [id])).get(id)?.preparing ?? null
  await expect
    .poll(async () => (await read())?.state ?? 'done', { timeout: 40_000 })
    .toMatch(/^(done|failed)$/)
  return { id, trouble: (await read())?.trouble ?? null, pages: await findPages(arvand.platform, id, viewer) }
}

test('pages of a PDF are drawn in two sizes, with their text', { timeout: 60_000 }, async () => {
  const { id, trouble, pages } = await prepared(aPdf({ pages: ['First <b>page</b>', 'Second'] }))
  expect(trouble).toBeNull()
  expect(pages.map(({ text, width, height }) => ({ text, width, height }))).toEqual([
    { text: 'First <b>page</b>', width: 1600, height: 900 },
    { text: 'Second', width: 1600, height: 900 },
  ])
  expect([...(await countPages(arvand.platform.db, [id, newId()]))]).toEqual([[id, 2]])
  for (const form of ['page-1.webp', 'page-2-small.webp'])
    expect(await arvand.platform.files.size(`${id}/${form}`)).toBeGreaterThan(100)
  // Nobody but who may read the file opens them.
  expect((await arvand.app.inject({ url: pages[0]?.url ?? '' })).statusCode).toBe(403)
})

test.each([
  ['one with a password', aPdf({ pages: ['First'], isLocked: true }), 'رمز دارد'],
  ['one without pages', aDocument, 'باز نمی‌شود'],
  ['one that is cut off', aPdf({ pages: ['First'] }).subarray(0, 60), 'باز نمی‌شود'],
  [
    'one with too many pages',
    aPdf({ pages: Array.from({ length: mostPages + 1 }, () => 'x') }),
    'صفحه دارد. آن را به چند فایل تقسیم کنید.',
  ],
])('%s is refused with its sentence', { timeout: 60_000 }, async (_what, content, sentence) => {
  const { trouble, pages } = await prepared(content)
  expect(trouble).toContain(sentence)
  expect(pages).toEqual([])
})
