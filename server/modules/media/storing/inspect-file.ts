import { formatNumber } from '@arvand/persian/numbers'
import { type OutputFolder, ReaderFailure, ReaderRefusal, troubleOfReader } from '#platform/reader-process'
import { type Refusal, refuse } from '#platform/refusal'
import type { FileUsePlug } from '#plugs/file-use'
import type { MediaDeps } from '../deps.ts'
import { originalOf } from '../original.ts'
import { hasFfmpeg } from '../preparing/programs.ts'
import { type FileAsked, type FileFound, type FileInput, type FormAsked, fileReader } from '../reader.ts'

export interface Arrived {
  readonly id: string
  readonly ownerId: string
  readonly use: FileUsePlug
  readonly name: string
  readonly bytes: number
  /** Somebody waits for the answer: when the readers stay busy, refuse with «try later» after a short wait. */
  readonly isAwaited: boolean
}

export interface InspectedFile extends FileFound {
  readonly forms: readonly Omit<FormAsked, 'file'>[]
  /** Bytes of the rewritten file that replaces the upload. */
  readonly rewrittenBytes: number | null
}

const readAtOnce = 100_000_000
// Enough to detect a type, and the duration of a film whose index stands at the beginning.
const headBytes = 8_000_000
const mostPicture = 50_000_000

/** Has a process without rights examine a file, and stores the forms it made. Refuses with `media.…`. */
export async function inspectFile(
  deps: MediaDeps,
  { id, ownerId, use, bytes, isAwaited }: Arrived,
): Promise<InspectedFile> {
  const forms: Omit<FormAsked, 'file'>[] = []
  let rewrittenBytes: number | null = null
  const answer = async (asked: FileAsked, out: OutputFolder) => {
    if ('form' in asked) {
      const { file, ...form } = asked.form
      await deps.files.put(`${id}/${form.name}`, await out.read(file, mostPicture), form.type)
      forms.push(form)
    } else {
      const { file, type } = asked.rewritten
      await deps.files.put(originalOf(id), await out.open(file), type)
      rewrittenBytes = await deps.files.size(originalOf(id))
    }
  }
  // Larger archives of these uses must be read whole; for long films the head is enough.
  const isWhole = use.unpacked !== undefined || bytes <= readAtOnce
  const input: FileInput = { work: 'examine', use, bytes, converts: await hasFfmpeg() }
  const found = await deps.files.withPath(
    originalOf(id),
    (source) =>
      deps.readers
        .read(fileReader, {
          owner: ownerId,
          input,
          source,
          answer,
          isAwaited,
          headBytes: isWhole ? undefined : headBytes,
        })
        .catch(refuseFile),
    isWhole ? undefined : headBytes,
  )
  return { ...found, forms, rewrittenBytes }
}

const lineSentence = (line: number): string =>
  `سطر ${formatNumber(line)} این زیرنویس خوانده نمی‌شود. آن را درست کنید و فایل را دوباره بفرستید.`

/** Turns a failure of the reader process into a refusal that people understand; rethrows other errors. */
export function refuseFile(error: unknown): never {
  if (error instanceof ReaderRefusal) {
    const { code, line } = error
    return refuse(code as Refusal['code'], line === undefined ? {} : { fields: { file: lineSentence(line) } })
  }
  if (error instanceof ReaderFailure && error.reason === 'busy') return refuse('request.unavailable')
  const trouble = troubleOfReader(error)
  if (trouble === 'too-heavy') return refuse('media.too-heavy')
  if (trouble === 'unreadable') return refuse('media.unreadable')
  throw error
}
