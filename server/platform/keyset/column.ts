import type { Expression } from 'kysely'
import { z } from 'zod'

/**
 * A column that a list is sorted by. The columns of a list together identify one row, and none of them may be null; a
 * column that may be null is sorted by its `coalesce`.
 */
export interface KeysetColumn<By = string | Expression<unknown>> {
  /** A column of the query, or an expression. */
  readonly by: By
  readonly type: keyof typeof types
  readonly direction: 'asc' | 'desc'
}

export const asc = <const By>(by: By, type: KeysetColumn['type'] = 'uuid'): KeysetColumn<By> => ({
  ...{ by, type },
  direction: 'asc',
})

export const desc = <const By>(by: By, type: KeysetColumn['type'] = 'uuid'): KeysetColumn<By> => ({
  ...{ by, type },
  direction: 'desc',
})

/** Sorted by an instant, then by an id, both descending. */
export const newestFirst = <const At, const Id>(at: At, id: Id): KeysetColumn<At | Id>[] => [
  desc<At | Id>(at, 'instant'),
  desc<At | Id>(id),
]

/**
 * For each type, the values that a cursor may hold and its SQL name; values that PostgreSQL would refuse are refused
 * here.
 */
export const types = {
  boolean: { value: z.boolean(), name: 'boolean' },
  day: { value: z.iso.date().refine(isOfOurEra), name: 'date' },
  /** With microseconds, which a `Date` would lose. */
  instant: { value: z.iso.datetime({ precision: 6 }).refine(isOfOurEra), name: 'timestamptz' },
  integer: { value: z.int(), name: 'bigint' },
  text: { value: z.string().refine((text) => !text.includes('\0')), name: 'text' },
  // Of any version, as PostgreSQL takes them.
  uuid: { value: z.guid(), name: 'uuid' },
} as const

/** PostgreSQL's calendar has no year 0. */
function isOfOurEra(text: string): boolean {
  return !text.startsWith('0000')
}
