import { pageSize } from '@arvand/contracts/page'
import type { z } from 'zod'
import { refuse } from './refusal.ts'

/** Where a list goes on: the sorting values of the last row shown, opaque to callers. */
export function writeCursor(values: unknown): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** Reads what `writeCursor` wrote; anything else is refused as `request.invalid` (wire.md: a bad cursor is 422). */
export function readCursor<Values>(cursor: string, values: z.ZodType<Values>): Values {
  const outcome = values.safeParse(parsed(cursor))
  if (outcome.success) return outcome.data
  return refuse('request.invalid', { fields: { cursor: 'نشانهٔ ادامهٔ فهرست درست نیست.' } })
}

/** Ask a query for this many rows: one more than a page says whether more follow. */
export const pageLimit = pageSize + 1

/** The page of at most ten rows, and its cursor when more follow. `valuesOf` gives a row's sorting values. */
export function pageOfRows<Row>(
  rows: readonly Row[],
  valuesOf: (row: Row) => unknown,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, pageSize)
  const last = items.at(-1)
  const more = rows.length > pageSize && last !== undefined
  return { items, nextCursor: more ? writeCursor(valuesOf(last)) : null }
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
