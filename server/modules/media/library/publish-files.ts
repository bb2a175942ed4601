import type { Tx } from '#platform/database'
import { media } from '../tables.ts'

/** Makes files public (a cover, the media of a preview lesson) or private again. */
export async function publishFiles(tx: Tx, fileIds: readonly string[], isPublic: boolean): Promise<void> {
  if (fileIds.length === 0) return
  await media(tx)
    .updateTable('media.files')
    .set({ is_public: isPublic })
    .where('id', 'in', [...fileIds])
    .where('is_public', '!=', isPublic)
    .execute()
}
