import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'

/** Ways to sign in that an account had when its password was recovered; until the person keeps them, none signs in. */
const waysIn = z.object({
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), createdAt: instant, usedAt: instant.nullable() }),
  ),
  google: z.object({ email: z.string().nullable(), linkedAt: instant }).nullable(),
  secondFactor: z.object({ onSince: instant, required: z.boolean() }).nullable(),
})

export const showRecovered = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'recovered/show',
  access: 'user',
  prose:
    'Gives the passkeys, linked account and second factor that the account had when its password was recovered; null when there is nothing to decide.',
  body: z.strictObject({}),
  reply: z.object({ waysIn: waysIn.nullable() }),
  errors: [],
})

export const settleRecovered = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'recovered/settle',
  access: 'user',
  prose:
    'Keeps the ways to sign in that are named and removes the others of before the recovery, after `reauthenticate`.',
  body: z.strictObject({
    passkeyIds: z.array(id).max(10),
    google: z.boolean(),
    secondFactor: z.boolean(),
  }),
  reply: z.object({}),
  errors: ['identity.reauthentication-wrong', 'identity.second-factor-required'],
})
