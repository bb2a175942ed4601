import { randomUUID } from 'node:crypto'
import { createWriteStream, type Dirent } from 'node:fs'
import * as fs from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Writable } from 'node:stream'

/** All disk access of the launcher, backup and restore, so that a test can let a full disk fail. */
export interface FileLayer {
  /** Only the last folder gets `mode`, its parents the usual mode. An existing folder stays unchanged. */
  makeFolder(path: string, mode?: number): Promise<void>
  read(path: string): Promise<Buffer>
  /** Null when there is no such file. */
  readText(path: string): Promise<string | null>
  list(folder: string): Promise<Dirent[]>
  /** All or nothing: readers see the old content or the new one, also after a power failure. */
  write(path: string, content: string | Uint8Array, mode?: number): Promise<void>
  /** False when the file is already there; a file never appears half written. */
  createExclusively(path: string, content: string, mode?: number): Promise<boolean>
  /**
   * For content that is too large for memory; refuses an existing file. After `end` the content is synced to the disk.
   */
  stream(path: string, mode?: number): Writable
  rename(from: string, to: string): Promise<void>
  /** Files and whole folders; a missing one is no error. */
  remove(path: string): Promise<void>
  /** Files and whole folders, symbolic links as links. */
  copy(from: string, to: string): Promise<void>
}

export const disk: FileLayer = {
  async makeFolder(path, mode = 0o777) {
    await fs.mkdir(dirname(path), { recursive: true })
    try {
      await fs.mkdir(path, { mode })
    } catch (error) {
      if (!isCode(error, 'EEXIST') || !(await fs.stat(path)).isDirectory()) throw error
    }
  },

  read: (path) => fs.readFile(path),

  async readText(path) {
    try {
      return await fs.readFile(path, 'utf8')
    } catch (error) {
      if (isCode(error, 'ENOENT')) return null
      throw error
    }
  },

  list: (folder) => fs.readdir(folder, { withFileTypes: true }),

  async write(path, content, mode) {
    const draft = await writeDraft(path, content, mode)
    try {
      await fs.rename(draft, path)
    } catch (error) {
      await fs.rm(draft, { force: true })
      throw error
    }
    await syncFolder(dirname(path))
  },

  async createExclusively(path, content, mode) {
    const draft = await writeDraft(path, content, mode)
    try {
      await fs.link(draft, path)
      return true
    } catch (error) {
      if (isCode(error, 'EEXIST')) return false
      throw error
    } finally {
      await fs.rm(draft, { force: true })
    }
  },

  stream: (path, mode = 0o666) => createWriteStream(path, { flags: 'wx', mode, flush: true }),
  rename: (from, to) => fs.rename(from, to),
  remove: (path) => fs.rm(path, { recursive: true, force: true, maxRetries: 3 }),
  copy: (from, to) => fs.cp(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true }),
}

async function writeDraft(path: string, content: string | Uint8Array, mode = 0o666): Promise<string> {
  const draft = `${path}.${randomUUID()}.draft`
  try {
    await fs.writeFile(draft, content, { mode, flag: 'wx', flush: true })
  } catch (error) {
    await fs.rm(draft, { force: true })
    throw error
  }
  return draft
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
