import { sql } from 'kysely'
import type { FileRight } from '#plugs/file-right'
import type { FileUsePlug } from '#plugs/file-use'
import type { FileUser } from '#plugs/file-user'
import { findClass } from '../sessions/class.ts'
import { live } from '../tables.ts'

export const slideFileUse: FileUsePlug = {
  name: 'slides',
  kinds: ['document'],
  documents: ['application/pdf'],
  mostBytes: 50_000_000,
  drawsPages: true,
}

/** Slides are for who was in while the class went on, unless they were removed. */
export const slideFileRight: FileRight = {
  async mayRead(db, fileId, personId) {
    const found = await live(db)
      .selectFrom('live.slides as s')
      .innerJoin('live.joins as j', 'j.session_id', 's.session_id')
      .leftJoin('live.participants as p', (on) =>
        on.onRef('p.session_id', '=', 's.session_id').on('p.person_id', '=', personId),
      )
      .select('s.file_id')
      .where('s.file_id', '=', fileId)
      .where('j.person_id', '=', personId)
      .where('p.removed_at', 'is', null)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  },
}

export const slideFileUser: FileUser = {
  noun: 'اسلاید کلاس',
  usesOf: (fileId) => sql`select 1 from live.slides where file_id = ${fileId}`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await live(db)
      .selectFrom('live.slides as s')
      .innerJoin('live.sessions as session', 'session.id', 's.session_id')
      .select(['session.kind', 'session.item_id', 's.at'])
      .where('s.file_id', '=', fileId)
      .orderBy('s.at')
      .limit(most)
      .execute()
    const classes = await Promise.all(
      rows.map(({ kind, item_id, at }) => findClass(db, kind, item_id, viewer.personId, at)),
    )
    return classes.map((of) =>
      typeof of === 'string'
        ? { title: 'کلاس', within: null, link: null }
        : { title: of.title, within: null, link: of.page },
    )
  },
}
