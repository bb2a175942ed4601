import { z } from 'zod'

/** A tag that only holds other tags; an empty one is read as an object without fields. */
export const holder = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (typeof value === 'object' && value !== null ? value : {}), z.object(shape))
