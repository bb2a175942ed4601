import { type Tx, transaction } from '#platform/database'
import { findFiles, type MediaFile } from '../file-queries.ts'
import type { MediaParts } from '../parts.ts'
import { prepare, prepares } from '../preparing/jobs.ts'
import { type FileUse, media } from '../tables.ts'
import { type Examined, examine } from './examine.ts'
import { fileName } from './file-name.ts'

export interface Arrived {
  readonly id: string
  readonly ownerId: string
  readonly use: FileUse
  readonly name: string
  readonly bytes: number
}

/** Where the bytes of a file stand in the store, as they came. */
export const originalOf = (id: string): string => `${id}/original`

/**
 * Makes a file of what has arrived at its place in the store: examined, measured, with its smaller pictures, and the
 * job that prepares the rest. May be tried again; the caller clears away what is refused. `also` runs in the same
 * transaction.
 */
export async function acceptFile(
  parts: MediaParts,
  arrived: Arrived,
  also: (tx: Tx) => Promise<void> = async () => {},
): Promise<MediaFile> {
  const { id, use } = arrived
  const examined = await examine(
    (work, most) => parts.files.withPath(originalOf(id), work, most),
    use,
    arrived.bytes,
  )
  await storeForms(parts, id, examined)
  await transaction(parts.db, async (tx) => {
    await insertFile(tx, parts, arrived, examined)
    if (prepares(examined.kind)) await parts.jobs.leave(tx, prepare, { fileId: id }, { key: id })
    await also(tx)
  })
  // The picture as it came tells where it was taken; for everybody's eyes there are only its new forms.
  if (use === 'avatar' || use === 'cover') await parts.files.remove(originalOf(id))
  const file = (await findFiles(parts.db, [id])).get(id)
  if (!file) throw new Error(`file ${id} vanished as it was kept`)
  return file
}

async function storeForms({ files }: MediaParts, id: string, examined: Examined): Promise<void> {
  const { forms, rewritten, type } = examined
  for (const form of forms) await files.put(`${id}/${form.name}`, form.content, form.type)
  if (rewritten) await files.put(originalOf(id), rewritten, type)
}

async function insertFile(
  tx: Tx,
  { clock }: MediaParts,
  arrived: Arrived,
  examined: Examined,
): Promise<void> {
  const { id, ownerId, use } = arrived
  const { type, kind, width, height, seconds, sha256, forms, rewritten } = examined
  const now = clock.now()
  const name = fileName(arrived.name, type)
  const bytes = rewritten?.length ?? arrived.bytes
  await media(tx)
    .insertInto('media.files')
    .values({
      id,
      owner_id: ownerId,
      use,
      name,
      type,
      bytes,
      sha256,
      width,
      height,
      seconds,
      created_at: now,
    })
    .execute()
  if (forms.length > 0) {
    const rows = forms.map(({ content: _, ...form }) => ({ file_id: id, ...form }))
    await media(tx).insertInto('media.renditions').values(rows).execute()
  }
  if (prepares(kind)) {
    await media(tx)
      .insertInto('media.preparations')
      .values({ file_id: id, state: 'waiting', trouble: null, changed_at: now })
      .execute()
  }
}
