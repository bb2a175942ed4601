import { parseEmail } from '@arvand/persian/email'
import { localMobile, parsePhone } from '@arvand/persian/mobile'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { beginsAll, fitOf, holdsAll, mostFound } from '#platform/search'
import type { Found, SearchSource } from '#plugs/search-source'
import { identity } from '../tables.ts'

const key = sql<string>`(' ' || a.name_key || ' ')`
const keys = { title: key, all: key }

/** People, for managers of people: by name, or one by the whole mobile or e-mail. */
export const searchPeople = (db: Db): SearchSource => ({
  kind: 'person',
  seenBy: 'manager',
  scope: 'people',
  async find({ words, q }) {
    const [mobile, email] = [parsePhone(q), parseEmail(q)]
    const isContact = mobile !== null || email !== null
    const { rows } = await sql<Found>`
      select a.id, a.name as title, coalesce(a.mobile, a.email, '') as text, '/manage/people/' || a.id as href,
        extract(epoch from a.created_at)::integer as weight,
        ${isContact ? sql`12` : fitOf(keys, words)} as fit, ${isContact ? sql`true` : beginsAll(keys, words)} as "isBegun"
      from identity.accounts as a
      where a.removed_at is null
        and ${isContact ? sql`(a.mobile = ${mobile} or a.email = ${email})` : holdsAll(keys, words)}
      order by fit desc, a.created_at desc, a.id
      limit ${sql.lit(mostFound)}
    `.execute(identity(db))
    return rows.map((row) => ({ ...row, text: row.text.startsWith('+') ? localMobile(row.text) : row.text }))
  },
})
