import { createHash, type Hash } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadEntry } from 'tar'
import { z } from 'zod'
import type { FileLayer } from '#platform/files'
import { StartupError } from '#platform/startup-error'
import { eachTarEntry } from '../archives/tar.ts'
import { archived, checksums, checksumsName, type Label, label, labelName } from './archive-names.ts'

/** Unpacks below `folder` and compares every file with its checksum. Calls `count` with the compressed bytes read. */
export async function unpack(
  files: FileLayer,
  archive: Readable,
  folder: string,
  count: (bytes: number) => void,
): Promise<Label> {
  const sums = new Map<string, string>()
  const texts = new Map<string, string>()
  archive.on('data', (chunk: Buffer) => count(chunk.length))
  const take = async (entry: ReadEntry) => {
    const name = safeName(entry)
    if (name !== labelName && !texts.has(labelName)) throw notBackup()
    const target = join(folder, name)
    if (entry.type === 'Directory') {
      entry.resume()
      return files.makeFolder(target, (entry.mode ?? 0o700) & 0o777)
    }
    const hash = createHash('sha256')
    if (name === labelName || name === checksumsName) {
      texts.set(name, String(await entry.concat()))
      hash.update(texts.get(name) ?? '')
      if (name === labelName) readLabel(texts.get(name))
    } else {
      await files.makeFolder(dirname(target))
      await pipeline(entry, hashing(hash), files.stream(target, (entry.mode ?? 0o600) & 0o777))
    }
    sums.set(name, hash.digest('hex'))
  }
  await eachTarEntry({ archive, isGzip: true }, take, broken)
  const about = readLabel(texts.get(labelName))
  compare(sums, texts.get(checksumsName))
  return about
}

function hashing(hash: Hash) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
}

/** Allows only plain files and folders, only below the names that a backup contains. */
function safeName(entry: ReadEntry): string {
  const name = entry.path.replace(/\/$/, '')
  const parts = name.split('/')
  const known = [labelName, checksumsName, archived.secret, archived.uploads, archived.cluster].includes(
    parts[0] ?? '',
  )
  if (!known) throw notBackup()
  const plain = entry.type === 'File' || entry.type === 'Directory'
  if (!plain || parts.some((part) => part === '' || part === '.' || part === '..')) throw broken(entry.path)
  return name
}

function readLabel(text: string | undefined): Label {
  const read = label.safeParse(parsed(text))
  if (read.success) return read.data
  throw notBackup()
}

function notBackup(): StartupError {
  return new StartupError(
    'not-a-backup',
    'This file is not a backup of Arvand, or another version of the program made it. Name another file.',
  )
}

function compare(sums: ReadonlyMap<string, string>, text: string | undefined): void {
  const written = checksums.safeParse(parsed(text))
  if (!written.success) throw broken('no checksums')
  const wanted = new Map(Object.entries(written.data.files))
  for (const [name, sum] of sums) {
    if (name !== checksumsName && wanted.get(name) !== sum) throw broken(name)
    wanted.delete(name)
  }
  if (wanted.size > 0) throw broken([...wanted.keys()].join())
}

function parsed(text: string | undefined): unknown {
  const json = z.string().transform((content, context): unknown => {
    try {
      return JSON.parse(content)
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  return json.safeParse(text).data
}

function broken(cause: unknown): StartupError {
  return new StartupError(
    'backup-broken',
    'The backup file is cut or damaged, and nothing was restored. Name another copy of it.',
    cause,
  )
}
