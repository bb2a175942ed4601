import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const downloadPersonalData = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'ownData/download',
  access: 'user',
  prose: 'Gives all that is kept of the signed-in person, part by part, after re-authentication.',
  body: z.strictObject({}),
  reply: z.object({ madeAt: z.iso.datetime(), parts: z.record(z.string(), z.unknown()) }),
  errors: ['identity.reauthentication-wrong'],
})

export const removeAccount = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'account/remove',
  access: 'user',
  prose:
    'Removes one’s own account after re-authentication: what says who the person is is erased, every session ends, and it cannot be undone.',
  body: z.strictObject({ confirm: z.literal(true, 'برای حذف حساب، اول این خانه را بزنید.') }),
  reply: z.object({}),
  errors: [
    'identity.reauthentication-wrong',
    'identity.last-manager',
    'wallet.money-left',
    'wallet.money-on-its-way',
    'live.still-to-teach',
  ],
})
