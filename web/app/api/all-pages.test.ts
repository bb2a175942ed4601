import { expect, test } from 'vitest'
import { allPages } from './all-pages.ts'

const listOf = (count: number) => {
  const asked: (string | undefined)[] = []
  const ask = async ({ cursor }: { cursor?: string }) => {
    asked.push(cursor)
    const from = Number(cursor ?? 0)
    const items = Array.from({ length: Math.min(10, count - from) }, (_, at) => from + at)
    return { items, nextCursor: from + 10 < count ? String(from + 10) : null }
  }
  return { ask, asked }
}

test('a list is read to its end, page after page', async () => {
  const { ask, asked } = listOf(23)
  expect(await allPages(ask)).toEqual(Array.from({ length: 23 }, (_, at) => at))
  expect(asked).toEqual([undefined, '10', '20'])
})

test('a list of one page is asked for once, and one without an end not for ever', async () => {
  const short = listOf(3)
  expect(await allPages(short.ask)).toHaveLength(3)
  expect(short.asked).toHaveLength(1)
  expect(await allPages(listOf(100_000).ask)).toHaveLength(500)
})
