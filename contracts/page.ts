import { z } from 'zod'
import { cursor } from './fields.ts'

/** Every list pages by ten (specification, point 9). */
export const pageSize = 10

export const pageAsk = z.strictObject({ cursor: cursor.optional() })

/** A list's reply: at most ten items; `nextCursor` is null at the end. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })
