import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, requestId } from '../fields.ts'
import { liveKind } from '../live.ts'

/** Guests of a live class: whoever has its link comes in by a name, without an account. For hosts. */

const byPerson = { service: 'panel', method: 'POST', access: 'user' } as const
const ofClass = z.strictObject({ kind: liveKind, id })

const link = z
  .object({
    /** Below the site's own address. */
    path: z.string(),
    /** Guests write to everybody; without it to hosts alone. */
    mayChat: z.boolean(),
    madeAt: instant,
    /** How many came by it. */
    guests: z.int(),
  })
  .nullable()

const hosted = [
  'live.unknown-webinar',
  'live.unknown-room',
  'live.unknown-meet',
  'live.not-registered',
  'live.only-host',
] as const

export const showGuestLink = endpoint({
  ...byPerson,
  path: 'live/guests/show',
  prose: 'The link by which guests come to a class of the caller; null while no guests are allowed.',
  body: ofClass,
  reply: z.object({ link }),
  errors: hosted,
})

export const openGuestLink = endpoint({
  ...byPerson,
  path: 'live/guests/open',
  prose:
    'A host allows guests and gets a link for them. Where there is one already, this is another in its place: the old one lets nobody in any more.',
  body: ofClass.extend({ mayChat: z.boolean(), requestId }),
  reply: z.object({ link }),
  errors: [...hosted, 'live.session-over'],
})

export const setGuestLink = endpoint({
  ...byPerson,
  path: 'live/guests/set',
  prose: 'A host says whether guests write to everybody.',
  body: ofClass.extend({ mayChat: z.boolean() }),
  reply: z.object({ link }),
  errors: [...hosted, 'live.unknown-guest-link'],
})

export const closeGuestLink = endpoint({
  ...byPerson,
  path: 'live/guests/close',
  prose:
    'A host withdraws the link: nobody comes in by it any more. Guests who are in stay until they leave.',
  body: ofClass,
  reply: z.object({ link }),
  errors: hosted,
})
