import { expect, test } from 'vitest'
import { z } from 'zod'
import { pageOfRows, readCursor, writeCursor } from './cursor.ts'

const place = z.tuple([z.iso.datetime(), z.uuid()])
const values = ['2026-11-20T09:00:00.000Z', '018f0000-0000-7000-8000-000000000001'] as const

test('what was written is read, and travels as it is', () => {
  const cursor = writeCursor(values)
  expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(readCursor(cursor, place)).toEqual(values)
})

test.each(['x', '', 'bnVsbA', writeCursor(['2026-11-20', 'x']), writeCursor({ 0: 'x' })])(
  '«%s» is refused with a sentence',
  (cursor) => {
    expect(() => readCursor(cursor, place)).toThrow(expect.objectContaining({ code: 'request.invalid' }))
  },
)

test('ten rows, and a cursor only when more follow', () => {
  const rows = Array.from({ length: 11 }, (_, n) => n)
  expect(pageOfRows(rows, (n) => n)).toEqual({ items: rows.slice(0, 10), nextCursor: writeCursor(9) })
  expect(pageOfRows(rows.slice(1), (n) => n).nextCursor).toBeNull()
  expect(pageOfRows([], (n) => n)).toEqual({ items: [], nextCursor: null })
})
