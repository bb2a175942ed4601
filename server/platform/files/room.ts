import { randomUUID } from 'node:crypto'
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { disk, type FileLayer } from './disk.ts'

export interface RoomSettings {
  /** Free bytes below which a disk counts as full: PostgreSQL writes segments of 16 MiB. */
  readonly leastBytes?: number
  /** Milliseconds for which an answer is reused, so that frequent checks cost nothing. */
  readonly holdsMs?: number
  readonly files?: FileLayer
  readonly now?: () => number
}

/** Returns a function that checks whether all of these folders can be written to; a missing folder needs no space. */
export function roomIn(
  folders: readonly string[],
  {
    leastBytes = 64 * 1024 * 1024,
    holdsMs = 5_000,
    files = disk,
    now = () => performance.now(),
  }: RoomSettings = {},
): () => Promise<boolean> {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined
  const ask = async () => {
    const answers = await Promise.all(folders.map((folder) => hasRoom(files, folder, leastBytes)))
    return answers.every(Boolean)
  }
  return () => {
    if (!asked || now() - asked.at > holdsMs) asked = { at: now(), answer: ask() }
    return asked.answer
  }
}

async function hasRoom(files: FileLayer, folder: string, leastBytes: number): Promise<boolean> {
  if (!(await stat(folder).catch(() => null))) return true
  // The number of free bytes says nothing about quotas, used-up inodes and read-only disks, so a file is written.
  const trial = join(folder, `.room-${randomUUID()}`)
  try {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < leastBytes) return false
    await files.write(trial, 'Arvand looks whether this disk can be written to.\n', 0o600)
    return true
  } catch {
    return false
  } finally {
    await files.remove(trial).catch(() => undefined)
  }
}
