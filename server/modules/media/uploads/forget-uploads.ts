import { z } from 'zod'
import { jobKind } from '#platform/jobs'
import type { MediaParts } from '../parts.ts'
import { media } from '../tables.ts'
import { abandonUpload } from './finish-upload.ts'
import { deleteUpload } from './upload-queries.ts'

/** Forgets uploads whose time is over; by the clock. */
export const forgetUploads = jobKind('media.forget-uploads', z.strictObject({}), { retries: 2, pause: 60 })

const atOnce = 200

/** Forgets uploads whose time is over: unfinished ones with their bytes, of finished ones only the note. */
export async function forgetOldUploads(parts: MediaParts): Promise<void> {
  const old = await media(parts.db)
    .selectFrom('media.uploads')
    .select(['id', 'is_finished'])
    .where('expires_at', '<=', parts.clock.now())
    .orderBy('expires_at')
    .limit(atOnce)
    .execute()
  for (const { id, is_finished: isFinished } of old)
    await (isFinished ? deleteUpload(parts.db, id) : abandonUpload(parts, id))
  if (old.length === atOnce) await forgetOldUploads(parts)
}
