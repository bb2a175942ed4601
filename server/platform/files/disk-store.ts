import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkedKey, type FileStore, type UploadBytes } from './store.ts'

/**
 * Stores files below `root`, which several processes may share. Files are spread over 256 folders, so that none gets
 * too large. Temporary work is below `work`.
 */
export function diskStore(root: string, work: string): FileStore {
  // The last two digits: a UUIDv7 begins with the time, and only its end is random.
  const folderOf = (id: string) => join(root, id.slice(-2), id)
  const pathOf = (key: string) => {
    const [id = '', ...rest] = checkedKey(key).split('/')
    return join(folderOf(id), ...rest)
  }
  return {
    origin: null,
    uploads: uploadsIn(pathOf),
    async put(key, content) {
      const path = pathOf(key)
      await fs.mkdir(dirname(path), { recursive: true })
      const draft = `${path}.${randomUUID()}.draft`
      try {
        await pipeline(sourceOf(content), createWriteStream(draft, { flags: 'wx', flush: true }))
        await fs.rename(draft, path)
      } catch (error) {
        await fs.rm(draft, { force: true })
        throw error
      }
    },
    async open(key, range) {
      const path = pathOf(key)
      if ((await sizeOf(path)) === null) return null
      return createReadStream(path, range ? { start: range.first, end: range.last } : {})
    },
    size: (key) => sizeOf(pathOf(key)),
    removeAll: (folder) => fs.rm(folderIn(folder, folderOf), { recursive: true, force: true, maxRetries: 3 }),
    remove: (key) => fs.rm(pathOf(key), { force: true }),
    withPath: (key, work) => work(pathOf(key)),
    withFolder: (use) => withFolderIn(work, use),
    clearWork: (before) => clearFolders(work, before),
    addressOf: () => null,
  }
}

/** Calls `use` with a new folder below `root`, and removes the folder afterwards. */
export async function withFolderIn<T>(root: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(root, randomUUID())
  await fs.mkdir(folder, { recursive: true })
  try {
    return await use(folder)
  } finally {
    await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Removes the folders below `root` whose content has not changed since this instant. */
export async function clearFolders(root: string, before: Date): Promise<void> {
  const names = await fs.readdir(root).catch(() => [])
  for (const name of names) {
    const folder = join(root, name)
    const found = await fs.stat(folder).catch(() => null)
    if (found && found.mtime < before) await fs.rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

function uploadsIn(pathOf: (key: string) => string): UploadBytes {
  return {
    async begin(key) {
      await fs.mkdir(dirname(pathOf(key)), { recursive: true })
      await fs.writeFile(pathOf(key), '', { flag: 'wx' })
    },
    async append(key, source, end) {
      // The bytes are synced to the disk before the upload is told that they have arrived.
      const target = createWriteStream(pathOf(key), { flags: 'r+', start: end, flush: true })
      await pipeline(source, target)
      return end + target.bytesWritten
    },
    end: (key) => sizeOf(pathOf(key)),
    seal: async () => {},
    abandon: (key) => fs.rm(dirname(pathOf(key)), { recursive: true, force: true, maxRetries: 3 }),
  }
}

const sourceOf = (content: Uint8Array | Readable): Readable =>
  content instanceof Readable ? content : Readable.from([content])

function folderIn(folder: string, folderOf: (id: string) => string): string {
  const [id = '', ...rest] = checkedKey(`${folder}/any`).split('/').slice(0, -1)
  return join(folderOf(id), ...rest)
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await fs.stat(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return null
    throw error
  })
  return found?.isFile() ? found.size : null
}
