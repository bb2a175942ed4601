import { transaction } from '#platform/database'
import type { MediaDeps } from '../deps.ts'
import { replaced } from '../replacing/jobs.ts'
import { media, type RenditionRow } from '../tables.ts'
import type { Film } from './measure-film.ts'

/**
 * Stores what was made of a film and how long it is. A large one with its index at the end is measured here first, so
 * whoever uses it follows as if another had taken its place.
 */
export function keepForms(
  { db, jobs }: Pick<MediaDeps, 'db' | 'jobs'>,
  fileId: string,
  { seconds, picture }: Film,
  forms: readonly Omit<RenditionRow, 'file_id'>[],
) {
  return transaction(db, async (tx) => {
    const before = await media(tx)
      .selectFrom('media.files')
      .select('seconds')
      .where('id', '=', fileId)
      .forUpdate()
      .executeTakeFirst()
    await media(tx)
      .updateTable('media.files')
      .set({ seconds, width: picture?.width ?? null, height: picture?.height ?? null })
      .where('id', '=', fileId)
      .execute()
    await media(tx).deleteFrom('media.renditions').where('file_id', '=', fileId).execute()
    const rows = forms.map((form) => ({ ...form, file_id: fileId }))
    if (rows.length > 0) await media(tx).insertInto('media.renditions').values(rows).execute()
    if (before && before.seconds !== seconds) await jobs.leave(tx, replaced, { fileId })
  })
}
