import { z } from 'zod'
import type { Reader } from '#platform/reader-process'
import type { FileUsePlug } from '#plugs/file-use'

const MB = 1024 ** 2

/** Work `poster`: a frame of a film, drawn by ffmpeg; work `examine`: an uploaded file. */
export interface FileInput {
  readonly work: 'examine' | 'poster'
  /** None for a poster. */
  readonly use: FileUsePlug | null
  readonly bytes: number
  /** Whether this machine has ffmpeg to convert films and sounds that browsers do not play. */
  readonly converts: boolean
}

const size = z.int().min(1).max(1_000_000)
const plain = z.string().max(100)

/** What the reader made of the file: smaller pictures, or a rewritten file that replaces the upload. */
const asked = z.union([
  z.strictObject({
    form: z.strictObject({
      name: z.string().regex(/^(\d{1,6}|poster)\.(webp|avif)$|^(icon|maskable|apple-touch)-\d{3}\.png$/),
      type: z.enum(['image/webp', 'image/avif', 'image/png']),
      file: plain,
      bytes: z.int().min(1),
      width: size,
      height: size,
    }),
  }),
  z.strictObject({ rewritten: z.strictObject({ file: plain, type: z.string().max(120) }) }),
])
export type FileAsked = z.output<typeof asked>
export type FormAsked = Extract<FileAsked, { form: unknown }>['form']

const found = z.strictObject({
  type: z.string().max(120),
  kind: z.enum(['picture', 'video', 'audio', 'captions', 'document', 'archive']),
  width: size.nullable(),
  height: size.nullable(),
  seconds: z.number().positive().nullable(),
  /** Null for a file that is too large to read whole while somebody waits. */
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
})
export type FileFound = z.output<typeof found>

export const fileRefusals = [
  'media.markup-refused',
  'media.type-refused',
  'media.too-large',
  'media.picture-broken',
  'media.picture-too-large',
  'media.captions-broken',
  'media.archive-broken',
  'media.archive-unsafe',
  'media.rar-refused',
  'media.heic-refused',
  'media.film-refused',
  'media.sound-refused',
  'media.letters-refused',
] as const

/** Examines an uploaded file: detects its type and makes its smaller pictures. */
export const fileReader: Reader<FileInput, FileAsked, FileFound, (typeof fileRefusals)[number]> = {
  name: 'file',
  code: new URL('./storing/read-file.ts', import.meta.url),
  lane: 'request',
  asked,
  result: found,
  refusals: fileRefusals,
  limits: { memory: 400 * MB, seconds: 40, silence: 40, written: 250 * MB, messages: 20 },
  hasAddons: true,
  isReusable: true,
}
