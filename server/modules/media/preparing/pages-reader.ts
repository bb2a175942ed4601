import { z } from 'zod'
import type { Reader } from '#platform/reader-process'

const MB = 1024 ** 2

export const mostPages = 200
export const mostPageText = 5_000

const picture = z.strictObject({
  file: z.string().max(100),
  bytes: z.int().min(1),
  width: z.int().min(1).max(2_000),
  height: z.int().min(1).max(2_000),
})

const asked = z.strictObject({
  /** From 1. */
  page: z.int().min(1).max(mostPages),
  pages: z.int().min(1).max(mostPages),
  text: z.string().max(mostPageText),
  whole: picture,
  small: picture,
})
export type PageAsked = z.output<typeof asked>

export const pageRefusals = ['locked', 'broken', 'too-many-pages'] as const

/** Draws the pages of a PDF, one after another, and reads their text. */
export const pagesReader: Reader<
  Record<string, never>,
  PageAsked,
  Record<string, never>,
  (typeof pageRefusals)[number]
> = {
  name: 'pages',
  code: new URL('./draw-pages.ts', import.meta.url),
  lane: 'job',
  asked,
  result: z.strictObject({}),
  refusals: pageRefusals,
  limits: { memory: 500 * MB, seconds: 300, silence: 20, written: 20 * MB, messages: mostPages },
  hasAddons: true,
}
