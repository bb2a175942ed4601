import type { Readable } from 'node:stream'
import { type FileUse, keepFile, type MediaParts } from '#modules/media'
import { Refusal } from '#platform/refusal'

/** A file of an archive on its way to the media of whoever imports. */
export interface BroughtFile {
  readonly name: string
  readonly use: FileUse
  readonly open: () => Readable
}

/** The id under which it is kept; null when media refuses it, by its content or its size. */
export type Keep = (file: BroughtFile) => Promise<string | null>

/** Keeps files for a person and remembers them, so that they can be removed when the import comes to nothing. */
export function keeperOf(media: MediaParts, ownerId: string): { keep: Keep; kept: string[] } {
  const kept: string[] = []
  return {
    kept,
    async keep({ name, use, open }) {
      try {
        const { id } = await keepFile(media, { ownerId, use, name, content: open() })
        kept.push(id)
        return id
      } catch (error) {
        if (error instanceof Refusal) return null
        throw error
      }
    },
  }
}
