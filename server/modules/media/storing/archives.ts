import { stat } from 'node:fs/promises'
import { openPromise } from 'yauzl'
import { Refusal, refuse } from '#platform/refusal'
import type { FileUsePlug } from '#plugs/file-use'

interface Limits {
  readonly entries: number
  readonly bytes: number
}

const usual: Limits = { entries: 50_000, bytes: 5_000_000_000 }

// Text shrinks to a tenth, a zip bomb to a thousandth. Archives with less unpacked content may have any ratio.
const mostRatio = 100
const bytesThatMayShrink = 50_000_000

/**
 * Refuses a zip whose directory declares too many bytes or entries, has names that lead out of a folder, or entries
 * that share their bytes. Nothing is unpacked here; code that unpacks must still count bytes, as a directory may lie.
 */
export async function checkArchive(path: string, use: FileUsePlug, alive: () => void): Promise<void> {
  const { size } = await stat(path)
  try {
    await checkDirectory(path, size, use.unpacked ?? usual, alive)
  } catch (error) {
    if (error instanceof Refusal) throw error
    // yauzl refuses names that are absolute or contain `..`.
    refuse(isNameTrouble(error) ? 'media.archive-unsafe' : 'media.archive-broken')
  }
}

async function checkDirectory(
  path: string,
  size: number,
  { entries, bytes }: Limits,
  alive: () => void,
): Promise<void> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
  try {
    if (zip.entryCount > entries) refuse('media.archive-unsafe')
    let unpacked = 0
    let packed = 0
    for await (const entry of zip.eachEntry()) {
      alive()
      unpacked += entry.uncompressedSize
      packed += entry.compressedSize
      if (unpacked > bytes || packed > size) refuse('media.archive-unsafe')
    }
    if (unpacked > bytesThatMayShrink && unpacked > size * mostRatio) refuse('media.archive-unsafe')
  } finally {
    zip.close()
  }
}

const isNameTrouble = (error: unknown): boolean =>
  error instanceof Error && /path|characters in fileName/i.test(error.message)
