import { expect, test } from 'vitest'
import { cursors } from '../../tools/checks/cursors.ts'
import { findingsOf } from './findings.ts'

const file = 'server/modules/live/list-rooms.ts'

test.each([
  'export const list = (db) => keysetPage(rows(db), newestFirst("at", "id"), cursor)',
  'const page = await keysetPage(rows, columns, cursor)\nreturn { items: page.items, nextCursor: page.nextCursor }',
  'const { items, nextCursor } = await keysetPage(rows, columns, cursor)\nreturn { items, nextCursor }',
  'export const list = (db) => wholeList(rows)',
])('%s is right', async (code) => {
  expect(
    await findingsOf(cursors, { [file]: `async function list() {\n${code.replace('export ', '')}\n}` }),
  ).toEqual([])
})

test.each([
  ["import { pageSize } from '@arvand/contracts/page-size'", 'counts the rows of a page'],
  ['const page = { items, nextCursor: last?.id ?? null }', 'makes one up'],
  ['const page = { items: [], nextCursor: null }', 'says that there is none'],
  ['const nextCursor = rows.length > 10 ? rows[9].id : null', 'makes one up before'],
  ['const place = JSON.parse(cursor)', 'reads one'],
  ["const id = Buffer.from(ask.cursor, 'base64url')", 'reads one of an ask'],
])('%s: %s', async (code) => {
  expect(await findingsOf(cursors, { [file]: `\n${code}` })).toEqual([
    `${file}:2 a cursor written by hand; a list pages by \`keysetPage\`, or is whole by \`wholeList\``,
  ])
})

test('a test may write one', async () => {
  const code = "const cursor = 'x'\nconst place = JSON.parse(cursor)"
  expect(await findingsOf(cursors, { 'server/modules/live/rooms.test.ts': code })).toEqual([])
})
