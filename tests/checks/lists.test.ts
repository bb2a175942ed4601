import { expect, test } from 'vitest'
import { listsBut } from '../../tools/checks/lists.ts'
import type { Tree } from '../../tools/tree.ts'
import { findingsOf } from './findings.ts'

const page = 'web/app/features/live/rooms.tsx'
const all = (tree: Tree) => listsBut(tree, {})

test.each([
  [
    'a page in the frame',
    'export const loader = (args) => loadList(listRooms, args)\nexport default () => <PagedList page={loaderData} />',
  ],
  ['a page of which a part is drawn elsewhere', 'export const Held = ({ page }) => <Pager page={page} />'],
  ['another parameter of the address', "const state = url.searchParams.get('state')"],
  ['a word of the API in a text', "const text = 'send it as nextCursor'"],
])('%s is right', async (_, code) => {
  expect(await findingsOf(all, { [page]: code })).toEqual([])
})

test.each([
  ["const cursor = url.searchParams.get('cursor')", 'a cursor read by hand'],
  ['const { items, nextCursor } = loaderData', 'without the frame'],
  ['const more = page.nextCursor !== null', 'without the frame'],
  ['const Rows = () => <CursorPager isFirst />', 'without the frame'],
  ['const Rows = () => <Pagination page={1} pages={3} />', 'without the frame'],
])('%s is told', async (code, sentence) => {
  expect(await findingsOf(all, { [page]: `\n${code}` })).toEqual([
    expect.stringMatching(new RegExp(`${page}:2 .*${sentence}`)),
  ])
})

test('the frame itself, tests and what is excused page by hand', async () => {
  const code = 'const { nextCursor } = page'
  const files = {
    'web/app/shell/paged-list.tsx': code,
    'web/app/features/live/a.test.ts': code,
    [page]: code,
  }
  expect(await findingsOf((tree) => listsBut(tree, { [page]: 'why' }), files)).toEqual([])
})

test('an excuse that is needed no more is told', async () => {
  expect(await findingsOf((tree) => listsBut(tree, { [page]: 'why' }), { [page]: '' })).toEqual([
    expect.stringContaining('take it off the list'),
  ])
})
