import { findFiles, linkTo } from '#modules/media'
import type { Actor } from '#platform/actor'
import type { SupportDeps } from './deps.ts'
import { messagesOf } from './ticket-queries.ts'

type Row = Awaited<ReturnType<typeof messagesOf>>[number]

interface OwnText {
  readonly id: string
  readonly person_id: string | null
  readonly name: string
  readonly body: string
  readonly file_ids: readonly string[]
  readonly created_at: Date
}

/** All that was written in a ticket, its own text first, with links to the files for this viewer. */
export async function showMessages(
  { db, media }: Pick<SupportDeps, 'db' | 'media'>,
  actor: Actor,
  ticket: OwnText,
  { withNotes }: { readonly withNotes: boolean },
) {
  const first: Row = {
    id: ticket.id,
    author_id: ticket.person_id,
    side: 'person',
    body: ticket.body,
    file_ids: [...ticket.file_ids],
    at: ticket.created_at,
    name: ticket.name,
    letter: null,
  }
  const others = await messagesOf(db, ticket.id, { withNotes })
  // Messages of a ticket that was merged into this one may be older than its own text.
  const rows = [first, ...others].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const files = await findFiles(
    db,
    rows.flatMap(({ file_ids }) => file_ids),
  )
  return rows.map(({ id, author_id, side, body, file_ids, at, name, letter }) => ({
    id,
    // Who answers is a person to the staff, and the support team once the account is gone.
    author: {
      name: name ?? (side === 'person' ? ticket.name : 'پشتیبانی'),
      isStaff: side !== 'person',
      isMe: author_id === actor.personId,
    },
    isNote: side === 'note',
    letter: letter === 'unknown' || letter === 'failed' ? letter : null,
    body,
    at,
    attachments: file_ids.flatMap((fileId) => {
      const file = files.get(fileId)
      return file ? [{ id: fileId, name: file.name, url: linkTo(media, file, actor) }] : []
    }),
  }))
}
