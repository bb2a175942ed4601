import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { wholeOf } from '../page.ts'

/** Providers whose accounts can sign in here. */
export const linkedProvider = z.enum(['google'])

export const listLinkedAccounts = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'linkedAccount/list',
  access: 'user',
  prose:
    'Lists the accounts elsewhere by which the signed-in person can sign in; one of each provider at most.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(z.object({ provider: linkedProvider, email: z.string().nullable(), linkedAt: instant })),
  errors: [],
})

export const unlinkAccount = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'linkedAccount/unlink',
  access: 'user',
  prose: 'Takes an account elsewhere away, after `reauthenticate`; a proved mobile or e-mail still signs in.',
  body: z.strictObject({ provider: linkedProvider }),
  reply: z.object({}),
  errors: ['identity.reauthentication-wrong'],
})
