import { z } from 'zod'
import { picture } from './courses.ts'
import { instant } from './fields.ts'

/** A learner's review of a course. Its id does not reveal the author, and also decides the drawn portrait. */
export const publicReview = z.object({
  id: z.string(),
  name: z.string(),
  picture,
  stars: z.int(),
  text: z.string(),
  at: instant,
  course: z.object({ slug: z.string(), title: z.string() }),
  completed: z.boolean(),
  /** What a teacher of the course replied, under their name. */
  reply: z.object({ text: z.string(), at: instant, name: z.string(), picture }).nullable(),
})

export const reviewSummary = z.object({
  /** 0 without ratings, else 1 to 5 with one decimal. */
  rating: z.number(),
  ratings: z.int(),
  /** How many gave one star, two… five. */
  stars: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
})
