import type { Locker } from '@tus/server'
import { Refusal, refuse } from '#platform/refusal'
import type { MediaDeps } from '../deps.ts'
import { originalOf } from '../original.ts'
import { acceptFile } from '../storing/accept-file.ts'
import { media } from '../tables.ts'
import { deleteUpload, findUpload } from './upload-queries.ts'

/** Turns a complete upload into a file; does nothing when that is done already. A refused upload is deleted. */
export async function finishUpload(deps: MediaDeps, locks: Locker, id: string): Promise<void> {
  const lock = locks.newLock(id)
  await lock.lock(AbortSignal.timeout(60_000), () => undefined)
  try {
    const upload = await findUpload(deps.db, id, deps.clock.now())
    if (!upload) return refuse('media.upload-gone')
    if (upload.is_finished) return
    const { owner_id: ownerId, use, name, bytes } = upload
    await acceptFile(deps, { id, ownerId, use, name, bytes, isAwaited: true }, async (tx) => {
      await media(tx).updateTable('media.uploads').set({ is_finished: true }).where('id', '=', id).execute()
    })
    await deps.files.uploads.seal(originalOf(id))
  } catch (error) {
    // With «unavailable» the complete upload stays, so that the client can try again later.
    if (error instanceof Refusal && error.code !== 'request.unavailable') await abandonUpload(deps, id)
    throw error
  } finally {
    await lock.unlock()
  }
}

/** Deletes an unfinished upload with its bytes. */
export async function abandonUpload({ db, files }: MediaDeps, id: string): Promise<void> {
  await files.uploads.abandon(originalOf(id))
  await files.removeAll(id)
  await deleteUpload(db, id)
}
