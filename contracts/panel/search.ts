import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { foundOf, managedKind, ownKind, searchAsk } from '../search.ts'

export const searchOwn = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'search',
  access: 'user',
  prose: "Courses, lessons, notes, what is said in lessons, and factors: the caller's own.",
  body: z.strictObject(searchAsk(ownKind)),
  reply: foundOf(ownKind),
  errors: [],
})

export const searchManaged = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'manage/search',
  access: 'manager',
  prose:
    'What the caller’s scopes see: people, factors by number or buyer, off codes, and courses in every state.',
  body: z.strictObject(searchAsk(managedKind)),
  reply: foundOf(managedKind),
  errors: [],
})
