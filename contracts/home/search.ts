import { z } from 'zod'
import { category } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { foundOf, publicKind, searchAsk } from '../search.ts'

export const search = endpoint({
  service: 'home',
  method: 'GET',
  path: 'search',
  access: 'public',
  prose: 'Courses, paths and teachers, the best first: whole words, then beginnings, then insides of words.',
  query: z.object(searchAsk(publicKind)),
  reply: foundOf(publicKind).extend({
    /** When nothing is found: the fields that may hold what was meant. */
    fields: z.array(category),
  }),
  errors: [],
})
