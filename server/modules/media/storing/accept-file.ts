import { type Tx, transaction } from '#platform/database'
import type { MediaDeps } from '../deps.ts'
import { prepares } from '../kinds.ts'
import { originalOf } from '../original.ts'
import { prepare } from '../preparing/jobs.ts'
import { media } from '../tables.ts'
import { fileName } from './file-name.ts'
import { type Arrived, type InspectedFile, inspectFile } from './inspect-file.ts'

/**
 * Turns bytes that are complete in the store into a file: examines and measures them, makes smaller pictures, and
 * leaves the job that prepares the rest. May be tried again; the caller deletes the bytes of a refused file. `also`
 * runs in the same transaction.
 */
export async function acceptFile(
  deps: MediaDeps,
  arrived: Arrived,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  const { id, use } = arrived
  const examined = await inspectFile(deps, arrived)
  await transaction(deps.db, async (tx) => {
    await insertFile(tx, deps, arrived, examined)
    if (prepares(examined.kind, use)) await deps.jobs.leave(tx, prepare, { fileId: id }, { key: id })
    await also(tx)
  })
  // The original of a public picture is deleted, because its EXIF tells where it was taken.
  if (use.dropsOriginal) await deps.files.remove(originalOf(id))
}

async function insertFile(
  tx: Tx,
  { clock }: MediaDeps,
  arrived: Arrived,
  examined: InspectedFile,
): Promise<void> {
  const { id, ownerId, use } = arrived
  const { type, kind, width, height, seconds, sha256, forms, rewrittenBytes } = examined
  const now = clock.now()
  const name = fileName(arrived.name, type)
  const bytes = rewrittenBytes ?? arrived.bytes
  await media(tx)
    .insertInto('media.files')
    .values({
      id,
      owner_id: ownerId,
      use: use.name,
      name,
      type,
      bytes,
      sha256: sha256 === null ? null : Buffer.from(sha256, 'hex'),
      width,
      height,
      seconds,
      created_at: now,
    })
    .execute()
  if (forms.length > 0) {
    const rows = forms.map((form) => ({ file_id: id, ...form }))
    await media(tx).insertInto('media.renditions').values(rows).execute()
  }
  if (prepares(kind, arrived.use)) {
    await media(tx)
      .insertInto('media.preparations')
      .values({ file_id: id, state: 'waiting', trouble: null, changed_at: now })
      .execute()
  }
}
