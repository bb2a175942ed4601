import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
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

const MB = 1024 ** 2
/** XML packs to a tenth of its size; no honest archive unpacks to more than this many times its size. */
const mostRatio = 25

/**
 * How much an archive may unpack to: at least 32 MB (a few pictures), and at most `bytes`, so that none fills the disk.
 */
export async function unfoldLimit(archive: string, bytes = 5 * 1024 * MB): Promise<UnpackLimits> {
  const { size } = await stat(archive)
  return { entries: 60_000, bytes: Math.min(bytes, Math.max(32 * MB, size * mostRatio)) }
}

/**
 * Unpacks a zip, a tar or a gzipped tar into an existing folder. Files get names that we choose, so that no name from
 * the archive reaches the disk; links and devices are left out. Calls `alive` while it makes progress. Throws
 * BrokenArchive. Only for the process of a reader: a stranger's archive is never unpacked in the process that serves
 * requests.
 */
export async function unpackArchive(
  archive: string,
  folder: string,
  limits: UnpackLimits,
  alive: () => void = () => {},
): Promise<Unpacked> {
  const unpacked = new Map<string, UnpackedFile>()
  const counter = gauge(limits, alive)
  let number = 0
  const take = async ({ name, open: openEntry }: Entry): Promise<void> => {
    const inside = entryPath(name)
    const path = join(folder, String(number++))
    const target = createWriteStream(path, { flags: 'wx' })
    await pipeline(await openEntry(), counter.chunks, target)
    unpacked.set(inside, { path, bytes: target.bytesWritten })
  }
  const kind = await kindOf(archive)
  const eachEntry = kind === 'zip' ? eachOfZip : eachOfTar(kind === 'gzip')
  await eachEntry(archive, take, counter)
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
