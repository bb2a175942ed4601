import { z } from 'zod'
import { picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { palettes } from '../site.ts'

export const showSite = endpoint({
  service: 'home',
  method: 'GET',
  path: 'site',
  access: 'public',
  prose: 'What the site is called, its colours, its logo, and how large uploads may be.',
  query: z.strictObject({}),
  reply: z.object({
    name: z.string(),
    palette: z.enum(palettes),
    logo: picture,
    /** The address below which the icons drawn of the logo stand; null without a logo. */
    icons: z.string().nullable(),
    /** Of lessons and submissions; settings. */
    uploads: z.object({ filmGigabytes: z.int(), fileMegabytes: z.int() }),
  }),
  errors: [],
})
