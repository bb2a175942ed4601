import { Readable } from 'node:stream'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import type { FileUsePlug } from '#plugs/file-use'
import type { MediaDeps } from '../deps.ts'
import { findFiles, type MediaFile } from '../file-queries.ts'
import { originalOf } from '../original.ts'
import { mostBytes, type SharedUse, sharedUses } from '../uses.ts'
import { acceptFile } from './accept-file.ts'

export interface FileToStore {
  readonly ownerId: string
  readonly use: SharedUse | FileUsePlug
  readonly name: string
  readonly content: Uint8Array | Readable
}

/**
 * Stores a file that the app itself has: from an import, demo data, or made by the app. It is examined like an upload,
 * but no quota applies. Refuses with `media.…`; must not be called inside a transaction.
 */
export async function storeFile(deps: MediaDeps, { content, ...kept }: FileToStore): Promise<MediaFile> {
  const id = newId()
  const use: FileUsePlug = typeof kept.use === 'string' ? sharedUses[kept.use] : kept.use
  try {
    const bytes = await store(deps, id, content, mostBytes(use))
    await acceptFile(deps, { ...kept, use, id, bytes, isAwaited: false })
  } catch (error) {
    await deps.files.removeAll(id)
    throw error
  }
  const file = (await findFiles(deps.db, [id])).get(id)
  if (!file) throw new Error(`file ${id} vanished as it was stored`)
  return file
}

async function store(
  { files }: MediaDeps,
  id: string,
  content: FileToStore['content'],
  most: number,
): Promise<number> {
  let bytes = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of content instanceof Readable ? content : [content]) {
      bytes += piece.length
      if (bytes > most) refuse('media.too-large')
      yield piece
    }
  }
  await files.put(originalOf(id), Readable.from(counted()), 'application/octet-stream')
  if (bytes === 0) refuse('media.empty')
  return bytes
}

/** Runs `work` with the stored original as a local file, which may only be read. */
export async function withFile<T>(
  deps: MediaDeps,
  fileId: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const file = (await findFiles(deps.db, [fileId])).get(fileId)
  if (!file) return refuse('media.unknown-file')
  return deps.files.withPath(originalOf(file.contentId), work)
}

/** The stored original of a file; of a picture whose original was deleted, the largest form. */
export async function openFile(deps: MediaDeps, fileId: string): Promise<Readable> {
  const file = (await findFiles(deps.db, [fileId])).get(fileId)
  if (!file) return refuse('media.unknown-file')
  const found = (await deps.files.open(originalOf(file.contentId))) ?? (await openWidest(deps, file))
  return found ?? refuse('media.unknown-file')
}

async function openWidest(
  { files }: MediaDeps,
  { contentId, renditions }: MediaFile,
): Promise<Readable | null> {
  const widest = renditions
    .filter(({ type }) => type === 'image/webp')
    .toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]
  return widest ? files.open(`${contentId}/${widest.name}`) : null
}
