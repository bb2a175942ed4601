import type { Locker } from '@tus/server'
import { z } from 'zod'
import type { Tx } from '#platform/database'
import { Refusal, refuse } from '#platform/refusal'
import { settingValues } from '#platform/settings'
import type { MediaDeps, UploadDeps } from '../deps.ts'
import { lockFolder } from '../filing/folder-queries.ts'
import { uploadSettings } from '../media-settings.ts'
import { originalOf } from '../original.ts'
import { replaceBy } from '../replacing/begin-replacement.ts'
import { acceptFile } from '../storing/accept-file.ts'
import { media } from '../tables.ts'
import { sizedBy } from '../uses.ts'
import { deleteUpload, findUpload } from './upload-queries.ts'

/** Turns a complete upload into a file; does nothing when that is done already. A refused upload is deleted. */
export async function finishUpload(deps: UploadDeps, locks: Locker, id: string): Promise<void> {
  const lock = locks.newLock(id)
  await lock.lock(AbortSignal.timeout(60_000), () => undefined)
  try {
    const upload = await findUpload(deps.db, id, deps.clock.now())
    if (!upload) return refuse('media.upload-gone')
    if (upload.is_finished) return
    const { owner_id: ownerId, name, bytes, metadata } = upload
    const known = deps.uses.find((one) => one.name === upload.use) ?? refuse('media.upload-broken')
    const use = sizedBy(known, await settingValues(deps.db, uploadSettings))
    await acceptFile(deps, { id, ownerId, use, name, bytes, isAwaited: true }, async (tx) => {
      await media(tx).updateTable('media.uploads').set({ is_finished: true }).where('id', '=', id).execute()
      if (metadata.folder) await putInFolder(tx, ownerId, metadata.folder, id)
      if (metadata.replaces) await replaceBy(tx, deps, ownerId, metadata.replaces, id)
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

/** Puts a new file into the folder that was open; into none when that was deleted meanwhile. */
async function putInFolder(tx: Tx, ownerId: string, folderId: string, id: string): Promise<void> {
  if (!z.uuid().safeParse(folderId).success) return
  const folder = await lockFolder(tx, ownerId, folderId)
  if (folder)
    await media(tx).updateTable('media.files').set({ folder_id: folder.id }).where('id', '=', id).execute()
}

/** Deletes an unfinished upload with its bytes. */
export async function abandonUpload({ db, files }: MediaDeps, id: string): Promise<void> {
  await files.uploads.abandon(originalOf(id))
  await files.removeAll(id)
  await deleteUpload(db, id)
}
