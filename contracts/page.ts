import { z } from 'zod'
import { cursor, id } from './fields.ts'

/** The maximum length of a list that is returned whole. */
export const mostWhole = 200

export const pageAsk = z.strictObject({ cursor: cursor.optional() })

/** The ask of a list to which other pages link for one row: `onlyId` is the id of that row. */
export const pageOrOne = pageAsk.extend({ onlyId: id.optional() })

/** A list's reply: at most ten items; `nextCursor` is null at the end. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

/** The reply of an endpoint that says `whole: true`: everything at once, in the shape of every list. */
export const wholeOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item).max(mostWhole), nextCursor: z.null() })
