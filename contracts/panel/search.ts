import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { foundOf, ownKind, searchAsk } from '../search.ts'

export const searchOwn = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'search',
  access: 'user',
  prose: "Lessons, notes, what is said in lessons, and factors: the caller's own.",
  body: z.strictObject(searchAsk(ownKind)),
  reply: foundOf(ownKind),
  errors: [],
})
