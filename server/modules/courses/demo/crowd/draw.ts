import { type RawBuilder, sql } from 'kysely'

/** A number from 0 to 1 that follows from a text alone, worked out by the database. */
export const draw = (text: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(('x' || substr(md5(${text}), 1, 7))::bit(28)::integer / 268435456.0)`

/** A UUID that follows from a text alone; its version is 8, «made in a way of one's own». */
export const idFrom = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`
