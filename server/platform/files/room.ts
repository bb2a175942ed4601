import { randomUUID } from 'node:crypto'
import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { disk, type FileLayer } from './disk.ts'

export interface RoomSettings {
  /** Free bytes below which a disk counts as full: PostgreSQL writes whole segments of 16 MiB. */
  readonly leastBytes?: number
  /** Milliseconds for which an answer holds: whoever asks often costs nothing. */
  readonly holdsMs?: number
  readonly files?: FileLayer
  readonly now?: () => number
}

/** Asks whether something can be written in all of these folders; one that is not there needs no room. */
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
  // Free bytes say nothing of quotas, spent inodes and disks that have become read-only: a write does.
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
