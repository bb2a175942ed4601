import { sql } from 'kysely'
import { findFiles, linkTo, ownsFiles } from '#modules/media'
import type { Actor } from '#platform/actor'
import { type Db, transaction } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { refuse, refuseIf } from '#platform/refusal'
import type { FileRight } from '#plugs/file-right'
import type { FileUsePlug } from '#plugs/file-use'
import type { FileUser } from '#plugs/file-user'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'

/** What is handed around in a room: slides, sheets, pictures, recordings of sound. */
export const roomFileUse: FileUsePlug = {
  name: 'room',
  kinds: ['picture', 'document', 'audio'],
  mostBytes: 50_000_000,
}

/** How this person belongs to a room; to all others it does not exist. */
async function needRole(db: Db, roomId: string, personId: string): Promise<'host' | 'member'> {
  const row = await live(db)
    .selectFrom('live.room_people')
    .select('role')
    .where('room_id', '=', roomId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.role ?? refuse('live.unknown-room')
}

interface ListAsk {
  readonly roomId: string
  readonly cursor?: string | undefined
}

/** The files of a room, the newest first, with links for this member. */
export async function listRoomFiles(
  deps: Pick<LiveDeps, 'db' | 'clock' | 'secret'>,
  actor: Pick<Actor, 'personId' | 'sessionId'>,
  { roomId, cursor }: ListAsk,
) {
  const { db } = deps
  const role = await needRole(db, roomId, actor.personId)
  const rows = live(db)
    .selectFrom('live.room_files as f')
    .innerJoin('identity.people as p', 'p.id', 'f.by_id')
    .select(['f.file_id', 'f.by_id', 'f.at', 'p.name'])
    .where('f.room_id', '=', roomId)
  const page = await keysetPage(rows, [desc('f.at', 'instant'), desc('f.file_id')], cursor)
  const files = await findFiles(
    db,
    page.items.map(({ file_id }) => file_id),
  )
  return {
    ...page,
    items: page.items.flatMap(({ file_id, by_id, at, name }) => {
      const file = files.get(file_id)
      if (!file) return []
      return [
        {
          ...{ id: file_id, name: file.name, bytes: file.bytes, url: linkTo(deps, file, actor) },
          ...{ by: name, at, mayRemove: role === 'host' || by_id === actor.personId },
        },
      ]
    }),
  }
}

interface OfFile {
  readonly roomId: string
  readonly fileId: string
}

/** Puts one's own uploaded file into a room. */
export const addRoomFile = ({ db, clock }: Pick<LiveDeps, 'db' | 'clock'>, personId: string, of: OfFile) =>
  transaction(db, async (tx): Promise<Record<string, never>> => {
    await needRole(tx, of.roomId, personId)
    refuseIf(await ownsFiles(tx, personId, [of.fileId], [roomFileUse.name]))
    await live(tx)
      .insertInto('live.room_files')
      .values({ room_id: of.roomId, file_id: of.fileId, by_id: personId, at: clock.now() })
      .onConflict((twin) => twin.doNothing())
      .execute()
    return {}
  })

/** Takes a file out of a room: whoever put it there, and hosts. */
export const removeRoomFile = ({ db }: Pick<LiveDeps, 'db'>, personId: string, { roomId, fileId }: OfFile) =>
  transaction(db, async (tx): Promise<Record<string, never>> => {
    const role = await needRole(tx, roomId, personId)
    const gone = live(tx)
      .deleteFrom('live.room_files')
      .where('room_id', '=', roomId)
      .where('file_id', '=', fileId)
      .returning('file_id')
    const removed = await (role === 'host' ? gone : gone.where('by_id', '=', personId)).executeTakeFirst()
    return removed ? {} : refuse('live.unknown-file')
  })

/** Files of a room are for those who belong to it, as long as they do. */
export const roomFileRight: FileRight = {
  async mayRead(db, fileId, personId) {
    const found = await live(db)
      .selectFrom('live.room_files as f')
      .innerJoin('live.room_people as m', 'm.room_id', 'f.room_id')
      .select('f.file_id')
      .where('f.file_id', '=', fileId)
      .where('m.person_id', '=', personId)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  },
}

export const roomFileUser: FileUser = {
  noun: 'کلاس',
  usesOf: (fileId) => sql`select 1 from live.room_files where file_id = ${fileId}`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await live(db)
      .selectFrom('live.room_files as f')
      .innerJoin('live.rooms as r', 'r.id', 'f.room_id')
      .leftJoin('live.room_people as m', (on) =>
        on.onRef('m.room_id', '=', 'r.id').on('m.person_id', '=', viewer.personId),
      )
      .select(['r.id', 'r.title', 'm.role'])
      .where('f.file_id', '=', fileId)
      .orderBy('f.at')
      .limit(most)
      .execute()
    return rows.map(({ id, title, role }) => ({
      ...{ title, within: null, link: role === null ? null : `/panel/classes/rooms/${id}` },
    }))
  },
}
