import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const myReferral = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'referral/mine',
  access: 'user',
  prose: 'The person’s own referral code and link, and how often it was seen and used.',
  body: z.strictObject({}),
  reply: z.object({
    code: z.string(),
    link: z.string(),
    /** The link as a QR code: a data address of an SVG picture. */
    qr: z.string(),
    views: z.int(),
    signUps: z.int(),
  }),
  errors: [],
})

export const creditedReferral = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'referral/credited',
  access: 'user',
  prose:
    'The referral code that the person’s own sign-up was credited to, so that the browser drops its record.',
  body: z.strictObject({}),
  reply: z.object({ code: z.string().nullable() }),
  errors: [],
})
