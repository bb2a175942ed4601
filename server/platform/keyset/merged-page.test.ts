import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ListRows, mergedPage } from './merged-page.ts'

interface Row {
  readonly id: string
  readonly keyset: readonly [string, string]
}

const compare = (a: readonly string[], b: readonly string[]) => (a.join() < b.join() ? -1 : 1)

/** A list in memory that reads as a query by `keysetQuery` does. */
const listOf =
  (rows: readonly Row[]): ListRows<{ readonly id: string }> =>
  async (after, most) =>
    rows
      .filter(({ keyset }) => after === null || compare(after, keyset) < 0)
      .toSorted((a, b) => compare(a.keyset, b.keyset))
      .slice(0, most)

const rows = fc
  .array(fc.record({ id: fc.uuid(), microsecond: fc.integer({ min: 0, max: 3 }) }), { maxLength: 30 })
  .map((all) =>
    all.map(({ id, microsecond }) => ({
      ...{ id, keyset: [`2026-01-02T03:04:05.00000${microsecond}Z`, id] as const },
    })),
  )

test('pages of merged lists hold every row once, in the order of all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ a: rows, b: rows, c: rows }), async (lists) => {
      const merged = new Map(Object.entries(lists).map(([name, list]) => [name, listOf(list)]))
      const wanted = Object.entries(lists)
        .flatMap(([list, all]) => all.map(({ keyset: [at, id] }) => [at, list, id]))
        .toSorted(compare)
        .map(([, list, id]) => ({ list, id }))
      const found: { list: string; id: string }[] = []
      let cursor: string | undefined
      do {
        const page = await mergedPage(merged, cursor)
        expect(page.items.length).toBeLessThanOrEqual(10)
        found.push(...page.items)
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(found).toEqual(wanted)
    }),
    { numRuns: 60 },
  )
})

test('a cursor that was not written for merged lists is refused', async () => {
  const cursor = Buffer.from(JSON.stringify(['2026-01-02T03:04:05.000000Z', 'a', 'no id'])).toString(
    'base64url',
  )
  await expect(mergedPage(new Map(), cursor)).rejects.toMatchObject({ code: 'request.invalid' })
})
