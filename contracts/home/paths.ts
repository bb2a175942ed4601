import { z } from 'zod'
import { category, courseCard, picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, id } from '../fields.ts'
import { pageOf } from '../page.ts'
import { progress } from '../progress.ts'

const path = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category,
  courses: z.int(),
  lessons: z.int(),
  minutes: z.int(),
  seconds: z.int(),
})

export const listPaths = endpoint({
  service: 'home',
  method: 'GET',
  path: 'paths',
  access: 'public',
  prose: 'Paths: courses in an order.',
  query: z.object({ cursor: cursor.optional() }),
  reply: pageOf(
    path.extend({ covers: z.array(z.object({ slug: z.string(), palette: z.string(), cover: picture })) }),
  ),
  errors: [],
})

export const showPath = endpoint({
  service: 'home',
  method: 'GET',
  path: 'paths/:slug',
  access: 'public',
  prose:
    'A path with its published courses in their order; to someone signed in also how far they are in it.',
  params: z.object({ slug: z.string().max(80) }),
  reply: z.object({
    path: path.extend({ steps: z.array(courseCard) }),
    /** Left out for a visitor who is not signed in. */
    mine: z
      .object({
        /** Over the steps of all its courses. */
        progress,
        begun: z.boolean(),
        /** In the order of the path. */
        courses: z.array(
          z.object({
            id,
            isLearner: z.boolean(),
            isStaff: z.boolean(),
            /** They have plus, and it includes this course. */
            byPlus: z.boolean(),
            isDone: z.boolean(),
            percent: z.number(),
          }),
        ),
      })
      .optional(),
  }),
  errors: ['courses.unknown-path'],
})
