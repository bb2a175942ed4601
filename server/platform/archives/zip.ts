import { isUtf8 } from 'node:buffer'
import { stat } from 'node:fs/promises'
import { getFileNameLowLevel, openPromise, type Entry as ZipEntry, type ZipFile } from 'yauzl'
import { BrokenArchive, type Entry, type Gauge } from './limits.ts'

const linkType = 0o120000
const typeBits = 0o170000

/** Calls `take` for every file of a zip, in its order. */
export async function eachOfZip(
  path: string,
  take: (entry: Entry) => Promise<void>,
  counter: Gauge,
): Promise<void> {
  const { size } = await stat(path)
  const zip = await damagedUnless(() => openPromise(path, { lazyEntries: true, autoClose: false }))
  try {
    await walk(zip, take, counter, size)
  } catch (error) {
    throw isOfZip(error) ? new BrokenArchive('damaged', error) : error
  } finally {
    zip.close()
  }
}

async function walk(
  zip: ZipFile,
  take: (entry: Entry) => Promise<void>,
  counter: Gauge,
  size: number,
): Promise<void> {
  let packed = 0
  for await (const entry of zip.eachEntry()) {
    counter.entry()
    packed += entry.compressedSize
    // A zip bomb: entries that share the same bytes are each small, but together they unpack without end.
    if (packed > size) throw new BrokenArchive('damaged')
    const isLink = ((entry.externalFileAttributes >>> 16) & typeBits) === linkType
    const name = nameOf(entry)
    if (name.endsWith('/') || isLink) continue
    if (!entry.canDecodeFileData()) throw new BrokenArchive('damaged')
    await take({ name, open: () => zip.openReadStreamPromise(entry) })
  }
}

const saysUtf8 = 0x800

/**
 * The name of an entry, composed (NFC). macOS writes names in UTF-8 without the flag that says so, and text of another
 * encoding is hardly ever valid UTF-8; the field for a name in Unicode wins over both.
 */
function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: ZipEntry): string {
  const flags = isUtf8(fileNameRaw) ? generalPurposeBitFlag | saysUtf8 : generalPurposeBitFlag
  return getFileNameLowLevel(flags, fileNameRaw, extraFields, false).normalize('NFC')
}

async function damagedUnless<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new BrokenArchive('damaged', error)
  }
}

// The zip library throws plain errors, also for names that leave the folder; errors of the disk have a code.
function isOfZip(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof BrokenArchive || error.name === 'AbortError') return false
  return !('code' in error) || (typeof error.code === 'string' && error.code.startsWith('Z_'))
}
