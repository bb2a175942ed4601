import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { findFiles, openFile } from '#modules/media'
import { BrokenArchive, type Unpacked, type UnpackedFile, unpackArchive } from '#platform/archives'
import { disk } from '#platform/files'
import { newId } from '#platform/ids'
import { Refusal, refuse } from '#platform/refusal'
import type { CoursesParts } from '../parts.ts'
import { wholePercents } from '../whole-percents.ts'
import { keepBeginning, keepPackage, keepPercent, keepTrouble } from './keep-package.ts'
import type { LeftOut } from './manifest/manifest.ts'
import { readManifest } from './manifest/read-manifest.ts'
import { BadPackage, type PackageTrouble } from './package-trouble.ts'
import { placeOf } from './place.ts'

const MB = 1024 * 1024
const most = { entries: 10_000, bytes: 1024 * MB }
/** Text packs well, yet nothing honest unfolds to more than this many times its size. */
const mostRatio = 100

/** Pure: how much a zip of so many bytes may unfold to; a small one may always hold a few pictures. */
export const limitsFor = (bytes: number) => ({
  entries: most.entries,
  bytes: Math.min(most.bytes, Math.max(20 * MB, bytes * mostRatio)),
})

/** Unpacks a package into the store and keeps what its manifest says, or why that was not possible. */
export async function unpackPackage(parts: CoursesParts, fileId: string, signal: AbortSignal): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'arvand-package-'))
  const folder = newId()
  const place = placeOf(fileId, folder)
  try {
    await keepBeginning(parts, fileId)
    const { files, note } = inOneFolder(await unzip(parts, fileId, work, signal))
    const manifest = readManifest(await manifestOf(files), (path) => files.has(path))
    const tell = wholePercents((percent) => keepPercent(parts, fileId, percent))
    await store(parts, place, files, (done) => {
      signal.throwIfAborted()
      return tell(done, files.size)
    })
    const leftOut = [...note, ...manifest.leftOut]
    await keepPackage(parts, fileId, { folder, manifest: { ...manifest, leftOut }, files })
  } catch (error) {
    await parts.media.files.removeAll(place)
    // The app is going down: another worker takes it up.
    signal.throwIfAborted()
    const trouble = troubleOf(error)
    await keepTrouble(parts, fileId, trouble)
    if (trouble === 'inner') throw error
  } finally {
    await disk.remove(work)
  }
}

async function unzip(
  { db, media }: CoursesParts,
  fileId: string,
  work: string,
  signal: AbortSignal,
): Promise<Unpacked> {
  const file = (await findFiles(db, [fileId])).get(fileId) ?? refuse('media.unknown-file')
  const [archive, into] = [join(work, 'archive'), join(work, 'files')]
  await pipeline(await openFile(media, fileId), createWriteStream(archive), { signal })
  await mkdir(into)
  return unpackArchive(disk, archive, into, limitsFor(file.bytes), signal)
}

const manifestName = 'imsmanifest.xml'

/** A package that somebody packed with its folder around it is taken as if it were packed right. */
function inOneFolder(files: Unpacked): { readonly files: Unpacked; readonly note: readonly LeftOut[] } {
  if (files.has(manifestName)) return { files, note: [] }
  const found = [...files.keys()].filter(
    (path) => path.split('/').length === 2 && path.endsWith(`/${manifestName}`),
  )
  const [path] = found
  if (path === undefined || found.length > 1) throw new BadPackage('no-manifest')
  const folder = path.slice(0, -manifestName.length)
  const inside = [...files].filter(([name]) => name.startsWith(folder))
  return {
    files: new Map(inside.map(([name, file]) => [name.slice(folder.length), file])),
    note: [{ reason: 'one-folder-deep', subject: folder }],
  }
}

async function manifestOf(files: Unpacked): Promise<Uint8Array> {
  const { path } = files.get(manifestName) ?? refuseManifest()
  return readFile(path)
}

const refuseManifest = (): never => {
  throw new BadPackage('no-manifest')
}

/** Files go under numbers: no name of theirs reaches the store. */
async function store(
  { media }: CoursesParts,
  place: string,
  files: Unpacked,
  progress: (done: number) => Promise<void>,
): Promise<void> {
  let number = 0
  for (const { path } of files.values() as Iterable<UnpackedFile>) {
    await progress(number)
    await media.files.put(`${place}/${number}`, createReadStream(path), 'application/octet-stream')
    number += 1
  }
}

function troubleOf(error: unknown): PackageTrouble {
  if (error instanceof BadPackage || error instanceof BrokenArchive) return error.trouble
  if (error instanceof Refusal && error.code === 'media.unknown-file') return 'file-gone'
  return 'inner'
}
