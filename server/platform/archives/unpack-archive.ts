import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileLayer } from '#platform/files'
import {
  BrokenArchive,
  type Entry,
  entryPath,
  gauge,
  type Unpacked,
  type UnpackedFile,
  type UnpackLimits,
} from './limits.ts'
import { eachOfTar } from './tar.ts'
import { eachOfZip } from './zip.ts'

/**
 * Unpacks a zip, a tar or a gzipped tar into an existing folder. Files lie there under names of ours, so that no name
 * of theirs reaches the disk; links and devices are left out. Throws BrokenArchive.
 */
export async function unpackArchive(
  files: FileLayer,
  archive: string,
  folder: string,
  limits: UnpackLimits,
  signal: AbortSignal,
): Promise<Unpacked> {
  const unpacked = new Map<string, UnpackedFile>()
  const counter = gauge(limits)
  const take = async ({ name, open: openEntry }: Entry): Promise<void> => {
    signal.throwIfAborted()
    counter.entry()
    const path = join(folder, String(unpacked.size))
    const inside = entryPath(name)
    await pipeline(await openEntry(), counter.chunks, files.stream(path), { signal })
    unpacked.set(inside, { path, bytes: (await stat(path)).size })
  }
  const kind = await kindOf(archive)
  const eachEntry = kind === 'zip' ? eachOfZip : eachOfTar(kind === 'gzip')
  try {
    await eachEntry(archive, take)
  } catch (error) {
    // Whoever called it off wants to hear that, not what broke by it.
    signal.throwIfAborted()
    throw error
  }
  return unpacked
}

async function kindOf(path: string): Promise<'zip' | 'gzip' | 'tar'> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(512), 0, 512, 0)
    const head = buffer.subarray(0, bytesRead)
    if (head.subarray(0, 2).toString('latin1') === 'PK') return 'zip'
    if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip'
    if (head.subarray(257, 262).toString('latin1') === 'ustar') return 'tar'
    throw new BrokenArchive('not-an-archive')
  } finally {
    await handle.close()
  }
}
