import { refuse } from '../refusal.ts'
import { type KeysetColumn, types } from './column.ts'

/** A list with several possible orders passes the name of its order, so that a cursor is refused in another order. */
export function writeCursor(values: readonly unknown[], order?: string): string {
  if (values.includes(null)) throw new Error('a list is sorted by a column that is null')
  return Buffer.from(JSON.stringify(order === undefined ? values : [order, ...values])).toString('base64url')
}

/** The values of the last row of the previous page; null without a cursor. */
export function readCursor(
  columns: readonly KeysetColumn<unknown>[],
  cursor: string | undefined,
  order?: string,
): readonly unknown[] | null {
  if (cursor === undefined) return null
  const [first, ...rest] = parsed(cursor)
  const values = order === undefined ? [first, ...rest] : first === order ? rest : []
  const fits = columns.every(({ type }, at) => types[type].value.safeParse(values[at]).success)
  if (fits && values.length === columns.length) return values
  return refuse('request.invalid', { fields: { cursor: 'نشانهٔ ادامهٔ فهرست درست نیست.' } })
}

function parsed(cursor: string): readonly unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(values) ? values : []
  } catch {
    return []
  }
}
