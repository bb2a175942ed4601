import { sql } from 'kysely'
import type { FileRight } from '#plugs/file-right'
import type { FileUsePlug } from '#plugs/file-use'
import type { FileUser } from '#plugs/file-user'
import { support } from './tables.ts'

/** Pictures and documents that show what a ticket is about. */
export const ticketFileUse: FileUsePlug = {
  name: 'ticket',
  kinds: ['picture', 'document'],
  documents: ['application/pdf'],
  mostBytes: 10_000_000,
}

const ticketsWith = (fileId: string) => sql<string>`
  select id from support.tickets where file_ids @> array[${fileId}::uuid] and file_ids <> '{}'
  union all
  select ticket_id from support.messages where file_ids @> array[${fileId}::uuid] and file_ids <> '{}'`

/** Files of a ticket are readable by who wrote it and by the staff. */
export const ticketFileRight: FileRight = {
  async mayRead(db, fileId, personId) {
    const found = await support(db)
      .selectFrom('support.tickets as ticket')
      .select('ticket.id')
      .where(sql<boolean>`ticket.id in (${ticketsWith(fileId)})`)
      .where(({ eb, exists, selectFrom }) =>
        eb.or([
          eb('ticket.person_id', '=', personId),
          exists(
            selectFrom('identity.scope_holders as holder')
              .select('holder.person_id')
              .where('holder.person_id', '=', personId)
              .where('holder.scope', '=', 'support'),
          ),
        ]),
      )
      .executeTakeFirst()
    return found !== undefined
  },
}

export const ticketFiles: FileUser = {
  noun: 'تیکت',
  usesOf: (fileId) => sql`
    select 1 from support.tickets where file_ids @> array[${fileId}]::uuid[] and file_ids <> '{}'
    union all
    select 1 from support.messages where file_ids @> array[${fileId}]::uuid[] and file_ids <> '{}'`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await support(db)
      .selectFrom('support.tickets as ticket')
      .select(['ticket.id', 'ticket.subject', 'ticket.person_id'])
      .where(sql<boolean>`ticket.id in (${ticketsWith(fileId)})`)
      .orderBy('ticket.id')
      .limit(most)
      .execute()
    return rows.map(({ id, subject, person_id }) => ({
      title: subject,
      within: null,
      link: person_id === viewer.personId ? `/panel/tickets/${id}` : null,
    }))
  },
}
