import { type FileUse, type MediaDeps, storeFile } from '#modules/media'
import type { OutputFolder } from '#platform/reader-process'
import { Refusal } from '#platform/refusal'

/** A file of an archive on its way to the media of whoever imports. */
export interface BroughtFile {
  readonly name: string
  readonly use: Extract<FileUse, 'cover' | 'lesson' | 'captions' | 'package'>
  /** Where it was unpacked. */
  readonly path: string
}

/** The id under which it is kept; null when media refuses it, by its content or its size. */
export type StoreFile = (file: BroughtFile) => Promise<string | null>

type Unpacked = Omit<BroughtFile, 'path'> & { readonly file: string }

/** Keeps files for a person and remembers them, so that they can be removed when the import comes to nothing. */
export function keeperOf(media: MediaDeps, ownerId: string) {
  const kept = new Set<string>()
  return {
    kept,
    async keep({ name, use, file }: Unpacked, out: OutputFolder): Promise<string | null> {
      try {
        const { id } = await storeFile(media, { ownerId, use, name, content: await out.open(file) })
        kept.add(id)
        return id
      } catch (error) {
        if (error instanceof Refusal) return null
        throw error
      }
    },
  }
}
