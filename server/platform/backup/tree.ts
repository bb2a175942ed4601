import type { Stats } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileLayer } from '#platform/files'

export interface Found {
  /** The path below the walked folder, with slashes. */
  readonly name: string
  readonly path: string
  readonly size: number
  readonly mode: number
  readonly isFolder: boolean
}

/** All folders and plain files below a folder; files that vanish meanwhile, and links, are left out. */
export async function* walk(
  files: FileLayer,
  folder: string,
  skips: (name: string) => boolean = () => false,
  under = '',
): AsyncGenerator<Found> {
  for (const entry of await files.list(folder).catch(ifGone)) {
    const name = under + entry.name
    if (skips(name)) continue
    const path = join(folder, entry.name)
    const stats = await lstat(path).catch(() => null)
    if (stats === null) continue
    if (stats.isDirectory()) {
      yield found(name, path, stats)
      yield* walk(files, path, skips, `${name}/`)
    } else if (stats.isFile()) yield found(name, path, stats)
  }
}

function found(name: string, path: string, stats: Stats): Found {
  return { name, path, size: stats.size, mode: stats.mode & 0o777, isFolder: stats.isDirectory() }
}

function ifGone(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
