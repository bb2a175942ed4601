import { type MediaDeps, type SharedUse, storeFile } from '#modules/media'
import type { OutputFolder } from '#platform/reader-process'
import { Refusal } from '#platform/refusal'
import type { StoredFile } from '#pure/exams'

/** A file of an archive that is to be stored in the media of the person who imports. */
export interface ImportedFile {
  readonly name: string
  readonly use: Extract<SharedUse, 'cover' | 'lesson' | 'captions' | 'package'>
  /** Where it was unpacked. */
  readonly path: string
}

/** Stores a file and returns its id; null when media refuses it for its content or its size. */
export type StoreFile = (file: ImportedFile) => Promise<string | null>

type Unpacked = Omit<ImportedFile, 'path'> & { readonly file: string }

/** Stores files for a person and remembers their ids, so that they can be removed when the import fails. */
export function fileStoreFor(media: MediaDeps, ownerId: string) {
  const stored = new Set<string>()
  return {
    stored,
    async store({ name, use, file }: Unpacked, out: OutputFolder): Promise<StoredFile | null> {
      try {
        const { id, type, width, height } = await storeFile(media, {
          ownerId,
          use,
          name,
          content: await out.open(file),
        })
        stored.add(id)
        return { id, type, width, height }
      } catch (error) {
        if (error instanceof Refusal) return null
        throw error
      }
    },
  }
}
