import type { MediaParts } from '../parts.ts'
import { media } from '../tables.ts'

/** Makes the other forms of what is watched or heard. */
export async function prepareFile(
  { db, clock }: MediaParts,
  fileId: string,
  _signal: AbortSignal,
): Promise<void> {
  await media(db)
    .updateTable('media.preparations')
    .set({ state: 'done', percent: 100, changed_at: clock.now() })
    .where('file_id', '=', fileId)
    .execute()
}
