import { z } from 'zod'
import { jobKind } from '#platform/jobs'
import type { MediaDeps } from '../deps.ts'
import { media } from '../tables.ts'
import { abandonUpload } from './finish-upload.ts'
import { deleteUpload } from './upload-queries.ts'

/** Deletes expired uploads, and temporary files of processes that died; runs on a schedule. */
export const forgetUploads = jobKind('media.forget-uploads', z.strictObject({}), { retries: 2, pause: 60 })

const atOnce = 200
// No job works longer than a day.
const workLifeMs = 2 * 86_400_000

/** The work of the hourly job. */
export async function tidyUp(deps: MediaDeps): Promise<void> {
  await forgetOldUploads(deps)
  await deps.files.clearWork(new Date(deps.clock.now().getTime() - workLifeMs))
}

/** Deletes expired uploads: unfinished ones with their bytes, of finished ones only the row. */
export async function forgetOldUploads(deps: MediaDeps): Promise<void> {
  const old = await media(deps.db)
    .selectFrom('media.uploads')
    .select(['id', 'is_finished'])
    .where('expires_at', '<=', deps.clock.now())
    .orderBy('expires_at')
    .limit(atOnce)
    .execute()
  for (const { id, is_finished: isFinished } of old)
    await (isFinished ? deleteUpload(deps.db, id) : abandonUpload(deps, id))
  if (old.length === atOnce) await forgetOldUploads(deps)
}
