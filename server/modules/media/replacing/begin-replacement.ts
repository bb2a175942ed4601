import { z } from 'zod'
import type { Db, Tx } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import type { MediaDeps } from '../deps.ts'
import { kindOfType, prepares } from '../kinds.ts'
import { removeFiles } from '../removing/remove-files.ts'
import { type FileUse, media } from '../tables.ts'
import { whyNotReplace, whyNotTakePlace } from './replacement.ts'
import { findPending, lockReplaced } from './replacement-queries.ts'
import { takePlace } from './take-place.ts'

/** Refuses an upload that names a file whose place it may not take; `use` is that of the upload. */
export async function needReplaceable(db: Db, ownerId: string, fileId: string, use: FileUse): Promise<void> {
  const isId = z.uuid().safeParse(fileId).success
  const former = isId ? await lockReplaced(db, ownerId, fileId) : undefined
  if (!former) return refuse('media.unknown-file')
  refuseIf(whyNotReplace(former.use, (await findPending(db, fileId)) ?? null))
  if (former.use !== use) refuse('media.wrong-use')
}

/**
 * Lets a file that was just stored take the place of another: at once, or after the job that prepares it. A failed
 * earlier attempt makes room.
 */
export async function replaceBy(
  tx: Tx,
  deps: Pick<MediaDeps, 'clock' | 'jobs'>,
  ownerId: string,
  fileId: string,
  nextId: string,
): Promise<void> {
  const former = (await lockReplaced(tx, ownerId, fileId)) ?? refuse('media.unknown-file')
  const pending = await findPending(tx, fileId)
  refuseIf(whyNotReplace(former.use, pending ?? null))
  if (pending) await removeFiles(deps, tx, [pending.fileId])
  const next = await media(tx)
    .updateTable('media.files')
    .set({ replaces: fileId })
    .where('id', '=', nextId)
    .returning('type')
    .executeTakeFirstOrThrow()
  const kind = kindOfType(next.type)
  refuseIf(whyNotTakePlace(kind, kindOfType(former.type)))
  if (!prepares(kind)) await takePlace(tx, deps, nextId)
}
