import { z } from 'zod'
import { category } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { foundOf, publicKind, searchAsk, searchFacets, searchTraits } from '../search.ts'

export const search = endpoint({
  service: 'home',
  method: 'GET',
  path: 'search',
  access: 'public',
  prose:
    'Courses, paths and teachers, the best first: whole words, then beginnings, then insides of words. A trait leaves courses only.',
  query: z.object({ ...searchAsk(publicKind), ...z.object(searchTraits).partial().shape }),
  reply: foundOf(publicKind).extend({
    facets: searchFacets,
    /** When nothing is found: the fields that may hold what was meant. */
    fields: z.array(category),
  }),
  errors: [],
})
