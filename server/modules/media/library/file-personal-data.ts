import type { FileUser } from '#plugs/file-user'
import type { PersonalData } from '#plugs/personal-data'
import type { MediaDeps } from '../deps.ts'
import { removeFiles } from '../removing/remove-files.ts'
import { media } from '../tables.ts'
import { countUses } from './file-uses.ts'

/** A person's files. Those that others still see, as in a course, stay; nothing in them names the owner. */
export const filePersonalData = (
  deps: Pick<MediaDeps, 'clock' | 'jobs'>,
  users: readonly FileUser[],
): PersonalData => ({
  word: 'media',
  collect: (db, personId) =>
    media(db)
      .selectFrom('media.files')
      .select(['name', 'use', 'type', 'bytes', 'created_at'])
      .where('owner_id', '=', personId)
      .where('removed_at', 'is', null)
      .orderBy('created_at')
      .execute(),
  async forget(tx, personId) {
    await media(tx).deleteFrom('media.uploads').where('owner_id', '=', personId).execute()
    const files = await media(tx)
      .selectFrom('media.files')
      .select('id')
      .where('owner_id', '=', personId)
      .where('removed_at', 'is', null)
      .execute()
    const ids = files.map(({ id }) => id)
    const used = await countUses(tx, users, ids)
    await removeFiles(
      deps,
      tx,
      ids.filter((id) => !used.has(id)),
    )
  },
})
