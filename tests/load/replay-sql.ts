import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { newId } from '../../server/platform/ids.ts'
import type { Statement } from '../../server/testing/recorded-sql.ts'

/** Runs the recorded statements again on one connection; ids and random hashes of new rows are made anew each time. */
export async function replaySql(
  pool: pg.Pool,
  statements: readonly Statement[],
  since: number,
): Promise<unknown[]> {
  const client = await pool.connect()
  const made = new Map<unknown, unknown>()
  const anew = (value: unknown) => {
    if (!isOwn(value, since)) return value
    const known = made.get(String(value))
    if (known) return known
    const fresh = typeof value === 'string' ? newId() : randomBytes((value as Buffer).length)
    made.set(String(value), fresh)
    return fresh
  }
  const rows: unknown[] = []
  try {
    for (const { text, name, values = [] } of statements) {
      const inserts = /^\s*insert/i.test(text)
      const query = { text, values: inserts ? values.map(anew) : [...values] }
      const result = await client.query(name ? { ...query, name } : query)
      rows.push(result.rows)
    }
    return rows
  } finally {
    client.release()
  }
}

/** Whether a value was made during the recording: an id of that time, or a hash of something random. */
function isOwn(value: unknown, since: number): boolean {
  if (Buffer.isBuffer(value)) return value.length >= 16
  if (typeof value !== 'string' || !/^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(value)) return false
  return Number.parseInt(value.slice(0, 8) + value.slice(9, 13), 16) >= since
}
