import {
  beginUnpacking,
  type PackageRefusal,
  type PackageTrouble,
  placeOf,
  putBackPackage,
  savePercent,
  saveTrouble,
  storePackage,
} from '#modules/courses'
import { withFile } from '#modules/media'
import { newId } from '#platform/ids'
import { isOutOfTime } from '#platform/jobs'
import { type OutputFolder, ReaderRefusal, troubleOfReader } from '#platform/reader-process'
import { Refusal } from '#platform/refusal'
import type { AuthoringDeps } from '../deps.ts'
import { wholePercents } from '../whole-percents.ts'
import { type PackageFileAsked, packageReader } from './reader.ts'

/** Unpacks a package into the file store and saves its manifest, or the reason why that was not possible. */
export async function unpackPackage(deps: AuthoringDeps, fileId: string, signal: AbortSignal): Promise<void> {
  if (!(await beginUnpacking(deps, fileId))) return
  const folder = newId()
  const place = placeOf(fileId, folder)
  try {
    const files: StoredFile[] = []
    const store = storing(deps, fileId, place, files, signal)
    const manifest = await withFile(deps.media, fileId, (source) =>
      deps.media.readers.read(packageReader, { owner: fileId, input: null, source, answer: store, signal }),
    )
    await storePackage(deps, fileId, { folder, manifest, files })
  } catch (error) {
    await deps.media.files.removeAll(place)
    if (signal.aborted && !isOutOfTime(signal)) {
      // The app is shutting down in order: another worker begins anew.
      await putBackPackage(deps, fileId)
      throw error
    }
    const trouble = isOutOfTime(signal) ? 'too-heavy' : troubleOf(error)
    await saveTrouble(deps, fileId, trouble)
    if (trouble === 'inner') throw error
  }
}

export interface StoredFile {
  readonly path: string
  readonly bytes: number
}

/** Puts files into the store under numbers, so that no name from the package reaches the store. */
function storing(
  deps: AuthoringDeps,
  fileId: string,
  place: string,
  files: StoredFile[],
  signal: AbortSignal,
) {
  const tell = wholePercents((percent) => savePercent(deps, fileId, percent))
  return async ({ path, file, bytes, all }: PackageFileAsked, out: OutputFolder): Promise<void> => {
    signal.throwIfAborted()
    await tell(files.length, all)
    const key = `${place}/${files.length}`
    await deps.media.files.put(key, await out.open(file), 'application/octet-stream')
    files.push({ path, bytes })
  }
}

function troubleOf(error: unknown): PackageTrouble {
  if (error instanceof ReaderRefusal) return error.code as PackageRefusal
  if (error instanceof Refusal && error.code === 'media.unknown-file') return 'file-gone'
  return troubleOfReader(error) ?? 'inner'
}
