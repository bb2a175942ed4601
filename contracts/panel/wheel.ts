import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { provenSpin, shownPrize } from '../wheel.ts'

const own = { service: 'panel', method: 'POST', access: 'user' } as const

export const showWheel = endpoint({
  ...own,
  path: 'wheel/show',
  prose:
    'The prizes of the wheel as they are now, how many spins the person has left, and why none may be begun.',
  body: z.strictObject({}),
  reply: z.object({
    prizes: z.array(shownPrize),
    spinsLeft: z.int(),
    /** So many spins are free each day. */
    freeSpins: z.int(),
    /** What a completed course earns. */
    spinsPerCourse: z.int(),
    whyNotSpin: z.enum(['growth.wheel-closed', 'growth.no-spins']).nullable(),
    /** A spin that was begun and not revealed. */
    openSpinId: id.nullable(),
    /** What the server committed to for it. */
    commitment: z.string().nullable(),
  }),
  errors: [],
})

export const spin = endpoint({
  ...own,
  path: 'spin',
  prose:
    'Begins a spin: uses one up, reserves one of each prize it shows, and commits to the seed of the server. One that is open is returned again.',
  body: z.strictObject({}),
  reply: z.object({
    spin: z.object({ id, commitment: z.string(), prizes: z.array(shownPrize) }),
    spinsLeft: z.int(),
  }),
  errors: ['growth.wheel-closed', 'growth.no-spins'],
})

export const saveSpin = endpoint({
  ...own,
  path: 'saveSpin',
  prose:
    'Reveals the seed and gives the prize that follows from both seeds; a repetition gives the same. After 24 hours the spin is over.',
  body: z.strictObject({ spinId: id, clientSeed: z.string().regex(/^[0-9a-zA-Z_-]{8,64}$/) }),
  reply: z.object({
    prize: provenSpin.shape.prize,
    serverSeed: z.string(),
    proof: z.string(),
  }),
  errors: ['growth.unknown-spin', 'growth.spin-over', 'wallet.too-little'],
})

export const listMySpins = endpoint({
  ...own,
  path: 'wheel/mine',
  prose: 'The person’s own spins with all that proves them, newest first.',
  body: pageAsk,
  reply: pageOf(provenSpin),
  errors: [],
})
