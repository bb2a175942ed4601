import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Db, transaction } from '#platform/database'
import type { CoursesDeps } from '../../deps.ts'
import { learning } from '../tables.ts'

type Deps = Pick<CoursesDeps, 'db' | 'clock' | 'secret' | 'publicUrl'>

/**
 * The secret part of a calendar's address: the id of its person, and a proof made of the setting SECRET and of how
 * often the address was renewed. So the database stores nothing that opens a calendar.
 */
function tokenOf(secret: string, personId: string, number: number): string {
  const proof = createHmac('sha256', secret)
    .update(`course calendar ${personId} ${number}`)
    .digest('base64url')
  return `${personId.replaceAll('-', '')}${proof.slice(0, 32)}`
}

const shape = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{32})$/

const addressOf = ({ secret, publicUrl }: Deps, personId: string, number: number) => ({
  address: new URL(`/calendar/${tokenOf(secret, personId, number)}.ics`, publicUrl).href,
})

async function numberOf(db: Db, personId: string): Promise<number> {
  const row = await learning(db)
    .selectFrom('courses.calendar_addresses')
    .select('number')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.number ?? 0
}

/** The address of a person's calendar. */
export const calendarAddress = async (deps: Deps, personId: string) =>
  addressOf(deps, personId, await numberOf(deps.db, personId))

/** Gives the calendar a new address; the old one stops working. */
export async function renewCalendarAddress(deps: Deps, personId: string) {
  const now = deps.clock.now()
  const { number } = await transaction(deps.db, (tx) =>
    learning(tx)
      .insertInto('courses.calendar_addresses')
      .values({ person_id: personId, number: 1, renewed_at: now })
      .onConflict((twin) =>
        twin.column('person_id').doUpdateSet(({ ref, eb }) => ({
          number: eb(ref('courses.calendar_addresses.number'), '+', 1),
          renewed_at: now,
        })),
      )
      .returning('number')
      .executeTakeFirstOrThrow(),
  )
  return addressOf(deps, personId, number)
}

/** The person whose calendar a token opens; undefined when the token is wrong, or the account is closed. */
export async function ownerOfCalendar(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  token: string,
): Promise<string | undefined> {
  const parts = shape.exec(token)?.slice(1, 6)
  if (!parts) return undefined
  const personId = parts.join('-')
  const expected = Buffer.from(tokenOf(secret, personId, await numberOf(db, personId)))
  const given = Buffer.from(token)
  const isRight = expected.length === given.length && timingSafeEqual(expected, given)
  return isRight && (await isOpen(db, personId)) ? personId : undefined
}

async function isOpen(db: Db, personId: string): Promise<boolean> {
  const accounts = learning(db).selectFrom('identity.open_accounts').select('id').where('id', '=', personId)
  return (await accounts.executeTakeFirst()) !== undefined
}
