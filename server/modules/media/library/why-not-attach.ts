import type { Db } from '#platform/database'
import { type FileUse, media } from '../tables.ts'

/**
 * Why a person may not attach these files to something of theirs: one is unknown or somebody else's, or was uploaded
 * for another use.
 */
export async function whyNotAttach(
  db: Db,
  personId: string,
  fileIds: readonly string[],
  uses: readonly FileUse[],
): Promise<'media.unknown-file' | 'media.wrong-use' | null> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return null
  const own = await media(db)
    .selectFrom('media.files')
    .select('use')
    .where('id', 'in', ids)
    .where('owner_id', '=', personId)
    .where('removed_at', 'is', null)
    .where('replaces', 'is', null)
    .execute()
  if (own.length < ids.length) return 'media.unknown-file'
  return own.every(({ use }) => uses.includes(use)) ? null : 'media.wrong-use'
}
