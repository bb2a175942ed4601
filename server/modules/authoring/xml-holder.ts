import { z } from 'zod'

/** A tag that only holds others; an empty one reads as holding none. */
export const holder = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (typeof value === 'object' && value !== null ? value : {}), z.object(shape))
