import { z } from 'zod'
import { slug } from './courses.ts'
import { id, instant, shownLines, title } from './fields.ts'
import { richText } from './rich-text.ts'

/** Schemas of help articles that several services use. */

/** In the order of the page. */
export const helpCategory = z.enum(['account', 'buying', 'learning', 'exams', 'teaching'])
export type HelpCategory = z.output<typeof helpCategory>

/** `changed`: readers see an older version of it. */
export const helpState = z.enum(['draft', 'published', 'changed'])
export type HelpState = z.output<typeof helpState>

/** A published article as lists show it. */
export const helpCard = z.object({
  slug: z.string(),
  category: helpCategory,
  title: z.string(),
  summary: z.string(),
})

/** What is written; the summary is the short answer, and all but the title may be missing in a draft. */
export const helpDraft = {
  category: helpCategory,
  title: title(3, 120),
  summary: shownLines(0, 300),
  body: richText,
  /** The last part of its address; fixed once it was published. */
  slug,
}

/** What is being written, as it is stored. */
export const storedHelp = z.object({
  id,
  slug: z.string(),
  category: helpCategory,
  title: z.string(),
  summary: z.string(),
  body: richText,
  state: helpState,
  version: z.int(),
  changedAt: instant,
  /** Its address no longer changes. */
  isSlugFixed: z.boolean(),
})
