import { z } from 'zod'
import type { Reader } from '#platform/reader-process'

const MB = 1024 ** 2

/** What a page says of itself in its head. */
const head = z.strictObject({
  title: z.string().min(1).max(1000),
  description: z.string().max(2000),
  site: z.string().max(500),
})
export type PageHead = z.output<typeof head>

/** The content type as the server sent it. */
export type PageInput = string

/** Reads the head of a stranger's page. */
export const pageReader: Reader<PageInput, never, PageHead, 'untitled'> = {
  name: 'page',
  code: new URL('./read-page.ts', import.meta.url),
  lane: 'job',
  asked: z.never(),
  result: head,
  refusals: ['untitled'],
  limits: { memory: 250 * MB, seconds: 10, silence: 10, written: 0, messages: 0 },
}
