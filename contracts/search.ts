import { z } from 'zod'
import { cursor, line } from './fields.ts'
import { pageOf } from './page.ts'

/** What anyone may find. */
export const publicKind = z.enum(['course', 'path', 'teacher'])
/** What people find among their own. */
export const ownKind = z.enum(['lesson', 'note', 'transcript', 'factor'])

export type SearchKind = z.output<typeof publicKind> | z.output<typeof ownKind>

/** What is typed into a search field. */
export const searched = line(0, 120)

/** The query or body of a search; `kind` narrows it to one. */
export const searchAsk = <Kind extends z.ZodType>(kind: Kind) => ({
  q: searched,
  kind: kind.optional(),
  cursor: cursor.optional(),
})

/** What is found, the best first. */
export const foundOf = <Kind extends z.ZodType>(kind: Kind) =>
  pageOf(
    z.object({
      kind,
      id: z.string(),
      title: z.string(),
      text: z.string(),
      /** A path on our site. */
      href: z.string(),
      /** Where the words stand in the title: `[start, end]` in UTF-16 units, end exclusive. */
      mark: z.array(z.tuple([z.int(), z.int()])).optional(),
    }),
  ).extend({
    /** How many were found of each kind, at most a hundred of each; kinds without any are left out. */
    kinds: z.array(z.object({ kind, count: z.int() })),
    /** The words that were searched instead, when the typed ones are neither words nor beginnings of any. */
    corrected: z.string().nullable(),
  })
