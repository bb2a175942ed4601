import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, line } from '../fields.ts'
import { page } from './slides.ts'

/** The board of a class: what its host and, where the host lets them, participants draw on one sheet. */

const byPerson = { service: 'panel', method: 'POST', access: 'user' } as const
const ofSession = z.strictObject({ sessionId: id })
const ofMark = z.strictObject({ sessionId: id, markId: id })

/** A page of the slides that are shown, on which people draw as on the board. */
const slide = z.strictObject({ fileId: id, page })
export type Slide = z.infer<typeof slide>
/** Without a slide: the board itself. */
const onSheet = { slide: slide.optional() }

const belong = ['live.unknown-session', 'live.removed'] as const
const drawing = [
  ...belong,
  'live.session-over',
  'live.not-in',
  'live.board-closed',
  'live.may-not-draw',
] as const

/** The sheet's own measure, whatever the screen; x grows to the right. */
export const sheet = { width: 1600, height: 900 } as const

/** Longer lines are made of several marks. */
export const mostPoints = 400

const x = z.int().min(0).max(sheet.width)
const y = z.int().min(0).max(sheet.height)

export const ink = z.enum(['ink', 'turquoise', 'saffron', 'red', 'green'])
export const thickness = z.enum(['thin', 'medium', 'thick'])
const drawn = { ink, thickness }
const betweenCorners = { ...drawn, x1: x, y1: y, x2: x, y2: y }

export const shape = z.discriminatedUnion('kind', [
  z.strictObject({
    ...drawn,
    kind: z.literal('pen'),
    /** x and y in turn. */
    points: z
      .array(x)
      .min(2)
      .max(mostPoints * 2)
      .refine(
        (all) => all.length % 2 === 0 && all.every((one, at) => at % 2 === 0 || one <= sheet.height),
        'این خط بیرون از تخته است.',
      ),
  }),
  z.strictObject({ ...betweenCorners, kind: z.literal('line') }),
  z.strictObject({ ...betweenCorners, kind: z.literal('rectangle') }),
  z.strictObject({ ...betweenCorners, kind: z.literal('ellipse') }),
  /** Its first letter stands at x, from where the text runs in its own direction. */
  z.strictObject({ ...drawn, kind: z.literal('writing'), x, y, text: line(1, 120) }),
])

export type Ink = z.infer<typeof ink>
export type Thickness = z.infer<typeof thickness>
export type Shape = z.infer<typeof shape>

const mark = z.object({
  id,
  personId: id,
  /** Later marks lie over earlier ones. */
  order: z.int(),
  shape,
})
export type Mark = z.infer<typeof mark>

export const showBoard = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/board/show',
  prose:
    'All that is on the board of a session, or on a page of the slides that are shown. What changes comes as live message `liveBoard` with `sessionId`, `slide` (null: the board) and `drawn` (a mark), `removed` (its id) or `cleared`.',
  body: ofSession.extend(onSheet),
  reply: z.object({ mayDraw: z.boolean(), marks: z.array(mark).max(10_000) }),
  errors: [...belong, 'live.waits', 'live.not-in'],
})

export const setBoard = endpoint({
  ...byPerson,
  path: 'live/board/set',
  prose: 'A host opens the board for everybody or puts it away, and lets participants draw or not.',
  body: ofSession.extend({ isOpen: z.boolean(), everybodyDraws: z.boolean() }),
  reply: z.object({}),
  errors: [...belong, 'live.session-over', 'live.only-host'],
})

export const drawMark = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/board/draw',
  prose:
    'Draws on the board, or on a page of the slides that are shown; what is on slides goes when they are put away. The browser makes the id of the mark, so that a repeated request draws once.',
  body: ofMark.extend({ shape, ...onSheet }),
  reply: z.object({}),
  errors: [...drawing, 'live.board-full', 'live.unknown-page'],
})

export const eraseMark = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/board/erase',
  prose: 'Takes a mark off the board: whoever drew it, or a host.',
  body: ofMark,
  reply: z.object({}),
  errors: [...drawing, 'live.unknown-mark'],
})

export const restoreMark = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/board/restore',
  prose: 'Puts back a mark that the caller took off.',
  body: ofMark,
  reply: z.object({}),
  errors: [...drawing, 'live.unknown-mark', 'live.board-full'],
})

export const clearBoard = endpoint({
  ...byPerson,
  path: 'live/board/clear',
  prose: 'A host takes everything off the board, or off a page of the slides.',
  body: ofSession.extend(onSheet),
  reply: z.object({}),
  errors: [...belong, 'live.session-over', 'live.only-host'],
})
