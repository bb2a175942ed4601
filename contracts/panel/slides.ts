import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { wholeOf } from '../page.ts'

/** Slides of a class: PDFs of its host, of which everybody sees the page that the host shows. */

const byPerson = { service: 'panel', method: 'POST', access: 'user' } as const
const ofSession = z.strictObject({ sessionId: id })
const ofSlides = ofSession.extend({ fileId: id })
const belong = ['live.unknown-session', 'live.removed'] as const
const hosted = [...belong, 'live.session-over', 'live.only-host'] as const

/** As many as one PDF is drawn of. */
const mostPages = 200
export const mostSlides = 20

export const page = z.int().min(1).max(mostPages)

export const showSlides = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/slides/show',
  prose:
    'The slides that are shown in a session, all pages as pictures for this caller, and the page that everybody sees. When its host turns the page, it comes as live message `liveSlides` with `sessionId`, `fileId` and `page`.',
  body: ofSession,
  reply: z.object({
    slides: z
      .object({
        fileId: id,
        name: z.string(),
        page,
        /** The pages on which something is drawn. */
        marked: z.array(page).max(mostPages),
        pages: z
          .array(
            z.object({
              url: z.string(),
              /** Half as large. */
              small: z.string(),
              width: z.int(),
              height: z.int(),
              /** What stands on it, for who does not see it. */
              text: z.string(),
            }),
          )
          .max(mostPages),
      })
      .nullable(),
  }),
  errors: [...belong, 'live.waits', 'live.not-in'],
})

export const listSlides = endpoint({
  ...byPerson,
  path: 'live/slides/list',
  whole: true,
  prose: 'The slides that its host brought into a session, in that order.',
  body: ofSession,
  reply: wholeOf(
    z.object({
      fileId: id,
      name: z.string(),
      isShown: z.boolean(),
      /** Null until its pages are drawn. */
      pages: z.int().nullable(),
      /** Why its pages could not be drawn. */
      trouble: z.string().nullable(),
    }),
  ),
  errors: hosted,
})

export const addSlides = endpoint({
  ...byPerson,
  path: 'live/slides/add',
  prose:
    'A host brings a PDF of their own, uploaded for use `slides`, into a session; it is shown by `live/slides/set`.',
  body: ofSlides,
  reply: z.object({}),
  errors: [...hosted, 'live.too-many-slides', 'media.unknown-file', 'media.wrong-use'],
})

export const setSlides = endpoint({
  ...byPerson,
  path: 'live/slides/set',
  prose: 'A host shows slides to everybody, at the page where they were left, or puts them away (null).',
  body: ofSession.extend({ fileId: id.nullable() }),
  reply: z.object({}),
  errors: [...hosted, 'live.unknown-slides', 'live.slides-not-ready'],
})

export const turnSlides = endpoint({
  ...byPerson,
  path: 'live/slides/turn',
  prose: 'A host turns to a page of the slides that are shown.',
  body: ofSlides.extend({ page }),
  reply: z.object({}),
  errors: [...hosted, 'live.unknown-slides', 'live.unknown-page'],
})
