import { createWriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Unpacked } from '#platform/archives'
import type { ImportedFile, StoreFile } from './store-files.ts'

/** A file as the archive lists it. */
export interface SourceFile {
  readonly name: string
  /** Its folder in the archive, with a slash before and behind. */
  readonly folder: string
  readonly type: string
  /** The same for the same content; readers that know no hash give the path. */
  readonly hash: string
}

/** The files of an archive. */
export interface SourceFiles {
  /** Stores a file and returns its id, the same for the same content; null: missing in the archive, or refused. */
  readonly store: (file: SourceFile, use?: ImportedFile['use']) => Promise<string | null>
  /** Path of the unpacked content; null: the file is listed but missing. */
  readonly find: (file: SourceFile) => string | null
  /** Stores a file that was made while reading, e.g. a package; null: refused. */
  readonly storeMade: (name: string, use: ImportedFile['use'], content: Readable) => Promise<string | null>
}

export const pathOf = ({ folder, name }: SourceFile): string => `${folder}${name}`.replace(/^\/+/, '')

/** Stores files of an unpacked archive, each content once, and files that are made of them. */
export function sourceFiles(
  unpacked: Unpacked,
  find: (file: SourceFile) => string | null,
  store: StoreFile,
): SourceFiles {
  const stored = new Map<string, Promise<string | null>>()
  let made = 0
  return {
    find,
    store(file, use = 'lesson') {
      const key = `${use} ${file.hash} ${file.name}`
      const path = find(file)
      const storing =
        stored.get(key) ?? (path === null ? Promise.resolve(null) : store({ name: file.name, use, path }))
      stored.set(key, storing)
      return storing
    },
    async storeMade(name, use, content) {
      const [beside] = unpacked.values()
      if (!beside) return null
      made += 1
      const path = join(dirname(beside.path), `made-${made}`)
      await pipeline(content, createWriteStream(path))
      return store({ name, use, path })
    },
  }
}
