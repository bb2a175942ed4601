import { z } from 'zod'
import type { Reader } from '#platform/reader-process'

const MB = 1024 ** 2

/** Of a letter as a whole; attachments come within it. */
export const mostLetterBytes = 25 * MB

const letter = z.strictObject({
  messageId: z.string().max(1000).nullable(),
  from: z.string().max(320),
  /** All addresses to which it went. */
  to: z.array(z.string().max(320)).max(100),
  /** A program wrote it: a bounce, an absence, a list. */
  isAutomatic: z.boolean(),
  text: z.string().max(100_000),
})
export type Letter = z.output<typeof letter>

/** An attachment, by its name in the output folder and its own. */
const asked = z.strictObject({ file: z.string().max(100), name: z.string().max(200) })
export type LetterAsked = z.output<typeof asked>

/** Reads a letter: who wrote it, what, and its attachments as files. */
export const letterReader: Reader<null, LetterAsked, Letter, 'not-a-letter'> = {
  name: 'letter',
  code: new URL('./read-letter.ts', import.meta.url),
  lane: 'job',
  asked,
  result: letter,
  refusals: ['not-a-letter'],
  limits: { memory: 300 * MB, seconds: 30, silence: 20, written: 2 * mostLetterBytes, messages: 30 },
}
