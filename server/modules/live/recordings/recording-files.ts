import { sql } from 'kysely'
import type { FileRight } from '#plugs/file-right'
import type { FileUser } from '#plugs/file-user'
import { findClass } from '../sessions/class.ts'
import { live } from '../tables.ts'

/** A recording is for those who belong to its class, as long as they do. */
export const recordingFileRight: FileRight = {
  async mayRead(db, fileId, personId, now) {
    const found = await live(db)
      .selectFrom('live.recordings as r')
      .innerJoin('live.sessions as s', 's.id', 'r.session_id')
      .select(['s.kind', 's.item_id'])
      .where(({ or, eb }) => or([eb('r.file_id', '=', fileId), eb('r.captions_file_id', '=', fileId)]))
      .executeTakeFirst()
    return (
      found !== undefined &&
      typeof (await findClass(db, found.kind, found.item_id, personId, now)) !== 'string'
    )
  },
}

export const recordingFileUser: FileUser = {
  noun: 'ضبط کلاس',
  usesOf: (fileId) =>
    sql`select 1 from live.recordings where file_id = ${fileId} or captions_file_id = ${fileId}`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await live(db)
      .selectFrom('live.recordings as r')
      .innerJoin('live.sessions as s', 's.id', 'r.session_id')
      .select(['r.id', 'r.started_at', 's.kind', 's.item_id'])
      .where(({ or, eb }) => or([eb('r.file_id', '=', fileId), eb('r.captions_file_id', '=', fileId)]))
      .orderBy('r.started_at')
      .limit(most)
      .execute()
    return Promise.all(
      rows.map(async ({ id, started_at, kind, item_id }) => {
        const of = await findClass(db, kind, item_id, viewer.personId, started_at)
        const isSeen = typeof of !== 'string'
        return {
          ...{ title: isSeen ? of.title : 'کلاس', within: null },
          link: isSeen ? `/panel/classes/recordings/${id}` : null,
        }
      }),
    )
  },
}
