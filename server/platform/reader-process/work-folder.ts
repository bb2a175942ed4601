import { randomBytes, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import * as fs from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isAlive, markOf } from '../postgres/processes.ts'

/**
 * A folder of this process for files that readers read and write; the next start removes folders that killed processes
 * left.
 */
export interface WorkFolder {
  /** A new folder for one reader's process, which may write only into its `out`. */
  make(account: { readonly uid: number; readonly gid: number } | null): Promise<string>
  remove(folder: string): Promise<void>
  close(): Promise<void>
}

const prefix = 'readers-'
const shape = /^readers-(.+)-(\d+)-(\d*)-[0-9a-f]{8}$/

export async function openWorkFolder(dataDir: string): Promise<WorkFolder & { readonly root: string }> {
  const work = resolve(dataDir, 'work')
  await sweep(work)
  const { pid, began } = (await markOf(process.pid)) ?? { pid: process.pid, began: '' }
  const root = join(work, `${prefix}${hostname()}-${pid}-${began}-${randomBytes(4).toString('hex')}`)
  return {
    root,
    async make(account) {
      await fs.mkdir(root, { recursive: true })
      const folder = join(root, randomUUID())
      await fs.mkdir(join(folder, 'out'), { recursive: true, mode: 0o700 })
      // The reader's account may only pass through this folder, whose random name it knows, but cannot list it.
      await fs.chmod(folder, 0o711)
      if (account) await fs.chown(join(folder, 'out'), account.uid, account.gid)
      else await fs.chmod(folder, 0o700)
      return folder
    },
    remove,
    close: () => remove(root),
  }
}

const remove = (folder: string) => fs.rm(folder, { recursive: true, force: true, maxRetries: 3 })

/** Removes the folders of processes of this machine that have ended. */
async function sweep(work: string): Promise<void> {
  for (const name of await fs.readdir(work).catch(() => [])) {
    const [, host, pid, began = ''] = shape.exec(name) ?? []
    if (host === hostname() && !(await isAlive({ pid: Number(pid), began }))) await remove(join(work, name))
  }
}

/**
 * Puts a file into the reader's folder: as a hard link where possible, else a copy of at most its first `mostBytes`.
 */
export async function lay(source: string, folder: string, mostBytes: number): Promise<string> {
  const path = join(folder, 'source')
  await remove(path)
  const { mode } = await fs.stat(source)
  const isOpenToAll = (mode & 0o004) !== 0
  const linked = isOpenToAll && (await fs.link(source, path).then(yes, no))
  if (linked) return path
  await pipeline(createReadStream(source, { end: mostBytes - 1 }), createWriteStream(path, { flags: 'wx' }))
  await fs.chmod(path, 0o644)
  return path
}

const yes = () => true
// The file is on another disk, or its disk has no hard links.
const no = () => false
