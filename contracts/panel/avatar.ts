import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { user } from './profile.ts'

const own = { service: 'panel', method: 'POST', access: 'user' } as const

export const setAvatar = endpoint({
  ...own,
  path: 'avatar/set',
  prose:
    'Makes one of the person’s own uploads of the use `avatar` their picture; the one before is removed.',
  body: z.strictObject({ fileId: id }),
  reply: z.object({ user }),
  errors: ['media.unknown-file', 'media.wrong-use'],
})

export const removeAvatar = endpoint({
  ...own,
  path: 'avatar/remove',
  prose: 'Takes the person’s picture away; without one nothing changes.',
  body: z.strictObject({}),
  reply: z.object({ user }),
  errors: ['media.unknown-file', 'media.wrong-use'],
})
