import { createHash } from 'node:crypto'
import { refuse, refuseIf } from '#platform/refusal'
import type { FileUsePlug } from '#plugs/file-use'
import { isStrange, kindOfType, refusalOf } from '../kinds.ts'
import { sha256Of } from '../sha256.ts'
import { type FileKind, mayBe, mostBytes, whyNotPlay, whyNotUnpack } from '../uses.ts'
import { checkArchive } from './archives.ts'
import { captionsOf } from './captions.ts'
import type { Form } from './form.ts'
import { formsOfPicture, iconsOf, measurePicture } from './pictures.ts'
import { asUtf8 } from './plain-text.ts'
import { sniff } from './sniff.ts'

/** The detected type and measures of a file, and the forms that were made of it. */
export interface Examined {
  readonly type: string
  readonly kind: FileKind
  readonly width: number | null
  readonly height: number | null
  readonly seconds: number | null
  /** Null for a file that is too large to read whole while somebody waits. */
  readonly sha256: Buffer | null
  readonly forms: readonly Form[]
  /** Replaces the uploaded bytes. */
  readonly rewritten: Buffer | null
}

const nothing = { width: null, height: null, seconds: null, forms: [], rewritten: null }
const readAtOnce = 100_000_000

/** Examines a file and refuses types that its use does not allow; its name plays no part. Runs in a reader process. */
export async function examine(
  path: string,
  use: FileUsePlug,
  bytes: number,
  converts: boolean,
  alive: () => void = () => {},
): Promise<Examined> {
  const type = await sniff(path, use)
  if (type === 'markup') refuse('media.markup-refused')
  const kind = type === null ? null : kindOfType(type)
  if (type === null || kind === null || !mayBe(use, kind)) refuse(refusalOf(type))
  if (kind === 'document' && use.documents?.includes(type) === false) refuse(refusalOf(null))
  refuseIf(whyNotUnpack(use, type))
  if (isStrange(type) && !converts) refuseIf(whyNotPlay(use, kind))
  if (bytes > mostBytes(use, kind)) refuse('media.too-large')
  const found = { ...nothing, ...(await ofKind(kind, type, path, use, alive)) }
  const sha256 = found.rewritten ? hashOf(found.rewritten) : bytes > readAtOnce ? null : await sha256Of(path)
  return { type, kind, sha256, ...found }
}

async function ofKind(
  kind: FileKind,
  type: string,
  path: string,
  use: FileUsePlug,
  alive: () => void,
): Promise<Partial<Examined>> {
  if (kind === 'picture') {
    const measured = await measurePicture(path)
    const forms = await formsOfPicture(path, measured, use.isSquare ?? false, alive)
    return { ...measured, forms: use.drawsIcons ? [...forms, ...(await iconsOf(path))] : forms }
  }
  if (kind === 'captions') return { rewritten: await captionsOf(path) }
  if (type === 'text/plain') return { rewritten: await asUtf8(path) }
  if (type === 'application/zip') await checkArchive(path, use, alive)
  return kind === 'video' || kind === 'audio' ? { seconds: await secondsOf(path) } : {}
}

const hashOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest()

/** Duration of a video or audio file from its header; null when the header has none. */
async function secondsOf(path: string): Promise<number | null> {
  // Not loaded for pictures and documents: the process of a reader loads its code anew each time.
  const { parseFile } = await import('music-metadata')
  try {
    const { format } = await parseFile(path, { skipCovers: true, duration: false })
    const { duration } = format
    return duration !== undefined && Number.isFinite(duration) && duration > 0 ? duration : null
  } catch {
    // A file with broken tags is not refused, because a browser may still play it.
    return null
  }
}
