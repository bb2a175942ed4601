import { type RawBuilder, sql } from 'kysely'

/** A pseudo-random number from 0 to 1 that depends only on a text, computed by the database. */
export const draw = (text: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(('x' || substr(md5(${text}), 1, 7))::bit(28)::integer / 268435456.0)`

/** A UUID that depends only on a text; its version is 8, which RFC 9562 leaves to the application. */
export const idFrom = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`
