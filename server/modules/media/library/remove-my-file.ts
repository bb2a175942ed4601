import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import type { FileUser } from '#plugs/file-right'
import type { MediaDeps } from '../deps.ts'
import { createdAtOf } from './library-queries.ts'
import { removeFiles } from './remove-files.ts'
import { whyNotRemove } from './show-library.ts'

/** Removes one of the person's own files, unless something (a lesson, a course) still uses it. */
export function removeMyFile(
  deps: MediaDeps,
  users: readonly FileUser[],
  { personId }: Actor,
  fileId: string,
): Promise<void> {
  return transaction(deps.db, async (tx) => {
    if (!(await createdAtOf(tx, personId, fileId))) refuse('media.unknown-file')
    refuseIf(await whyNotRemove(tx, users, fileId))
    await removeFiles(deps, tx, [fileId])
  })
}
