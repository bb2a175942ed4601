import { z } from 'zod'
import { picture } from './courses.ts'
import { instant } from './fields.ts'

/** What somebody who learned says of a course. The id tells no one who wrote it; it also decides the portrait. */
export const publicReview = z.object({
  id: z.string(),
  name: z.string(),
  picture,
  stars: z.int(),
  text: z.string(),
  at: instant,
  completed: z.boolean(),
})

export const reviewSummary = z.object({
  /** 0 without ratings, else 1 to 5 with one decimal. */
  rating: z.number(),
  ratings: z.int(),
  /** How many gave one star, two… five. */
  stars: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
})
