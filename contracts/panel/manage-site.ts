import { z } from 'zod'
import { picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, title } from '../fields.ts'
import { palettes } from '../site.ts'

/** The name, colours and logo of the site, for managers of settings. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'settings' } as const

const site = z.object({
  name: z.string(),
  palette: z.enum(palettes),
  logo: picture,
  logoFileId: id.nullable(),
  /** How often it was changed. */
  revision: z.int(),
})

export const showManagedSite = endpoint({
  ...managers,
  path: 'manage/site/show',
  prose: 'The name, colours and logo of the site as they stand.',
  body: z.strictObject({}),
  reply: z.object({ site }),
  errors: [],
})

export const changeSite = endpoint({
  ...managers,
  path: 'manage/site/change',
  prose: 'Changes the name, colours and logo of the site. Written down.',
  body: z.strictObject({
    name: title(2, 30),
    palette: z.enum(palettes),
    /** Null: the mark that the site comes with. */
    logoFileId: id.nullable(),
    /** The revision that it was changed from. */
    revision: z.int().min(0),
  }),
  reply: z.object({ site }),
  errors: ['settings.changed-meanwhile', 'media.unknown-file', 'media.wrong-use'],
})
