import { z } from 'zod'
import { category, courseCard, picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { cursor } from '../fields.ts'
import { pageOf } from '../page.ts'

const path = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  category,
  courses: z.int(),
  lessons: z.int(),
  minutes: z.int(),
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
  prose: 'A path with its published courses in their order.',
  params: z.object({ slug: z.string().max(80) }),
  reply: z.object({ path: path.extend({ steps: z.array(courseCard) }) }),
  errors: ['courses.unknown-path'],
})
