import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { refuse } from '#platform/refusal'
import type { FileUse } from '../tables.ts'
import { type FileKind, mayBe, mostBytes } from '../uses.ts'
import { checkArchive } from './archives.ts'
import { captionsOf } from './captions.ts'
import type { Form } from './form.ts'
import { secondsOf } from './heard.ts'
import { kindOfType } from './kinds.ts'
import { formsOfPicture, measurePicture } from './pictures.ts'
import { sniff } from './sniff.ts'

/** What a file turned out to be, and what was made of it at once. */
export interface Examined {
  readonly type: string
  readonly kind: FileKind
  readonly width: number | null
  readonly height: number | null
  readonly seconds: number | null
  /** Null for what is too large to read through while somebody waits. */
  readonly sha256: Buffer | null
  readonly forms: readonly Form[]
  /** Kept instead of what came. */
  readonly rewritten: Buffer | null
}

const nothing = { width: null, height: null, seconds: null, forms: [], rewritten: null }
const readAtOnce = 100_000_000

/** Lends the file, or at least its first `most` bytes where it stands far away. */
export type Lend = <T>(work: (path: string) => Promise<T>, most?: number) => Promise<T>

// Enough to tell a type, and the length of a film that was made for the web.
const headBytes = 8_000_000

/** Looks into a file and refuses what its use may not be, whatever its name says. */
export async function examine(lend: Lend, use: FileUse, bytes: number): Promise<Examined> {
  const type = await lend((path) => sniff(path, use), headBytes)
  if (type === 'markup') refuse('media.markup-refused')
  const kind = type === null ? null : kindOfType(type)
  if (type === null || kind === null || !mayBe(use, kind)) refuse('media.type-refused')
  if (bytes > mostBytes(use, kind)) refuse('media.too-large')
  const isLong = (kind === 'video' || kind === 'audio') && bytes > readAtOnce
  const look = async (path: string) => {
    const found = { ...nothing, ...(await ofKind(kind, type, path, use)) }
    const sha256 = found.rewritten
      ? hashOf(found.rewritten)
      : bytes > readAtOnce
        ? null
        : await sha256Of(path)
    return { type, kind, sha256, ...found }
  }
  return lend(look, isLong ? headBytes : undefined)
}

async function ofKind(kind: FileKind, type: string, path: string, use: FileUse): Promise<Partial<Examined>> {
  if (kind === 'picture') {
    const measured = await measurePicture(path)
    return { ...measured, forms: await formsOfPicture(path, measured, use === 'avatar') }
  }
  if (kind === 'captions') return { rewritten: await captionsOf(path) }
  if (type === 'application/zip') await checkArchive(path, use)
  return kind === 'video' || kind === 'audio' ? { seconds: await secondsOf(path) } : {}
}

const hashOf = (content: Buffer): Buffer => createHash('sha256').update(content).digest()

/** SHA-256 of a file, read through. */
export async function sha256Of(path: string): Promise<Buffer> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path)) hash.update(piece)
  return hash.digest()
}
