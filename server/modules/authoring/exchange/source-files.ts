import { createWriteStream } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Unpacked } from '#platform/archives'
import type { BroughtFile, StoreFile } from './store-files.ts'

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
  readonly keep: (file: SourceFile, use?: BroughtFile['use']) => Promise<string | null>
  /** Path of the unpacked content; null: the file is listed but missing. */
  readonly find: (file: SourceFile) => string | null
  /** Stores a file that was made while reading, e.g. a package; null: refused. */
  readonly keepMade: (name: string, use: BroughtFile['use'], content: Readable) => Promise<string | null>
}

export const pathOf = ({ folder, name }: SourceFile): string => `${folder}${name}`.replace(/^\/+/, '')

/** Stores files of an unpacked archive, each content once, and files that are made of them. */
export function sourceFiles(
  unpacked: Unpacked,
  find: (file: SourceFile) => string | null,
  keep: StoreFile,
): SourceFiles {
  const kept = new Map<string, Promise<string | null>>()
  let made = 0
  return {
    find,
    keep(file, use = 'lesson') {
      const key = `${use} ${file.hash} ${file.name}`
      const path = find(file)
      const keeping =
        kept.get(key) ?? (path === null ? Promise.resolve(null) : keep({ name: file.name, use, path }))
      kept.set(key, keeping)
      return keeping
    },
    async keepMade(name, use, content) {
      const [beside] = unpacked.values()
      if (!beside) return null
      made += 1
      const path = join(dirname(beside.path), `made-${made}`)
      await pipeline(content, createWriteStream(path))
      return keep({ name, use, path })
    },
  }
}
