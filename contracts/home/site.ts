import { z } from 'zod'
import { picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { palettes } from '../site.ts'

export const showSite = endpoint({
  service: 'home',
  method: 'GET',
  path: 'site',
  access: 'public',
  prose: 'What the site is called, its colours and its logo.',
  query: z.strictObject({}),
  reply: z.object({ name: z.string(), palette: z.enum(palettes), logo: picture }),
  errors: [],
})
