import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { wholeOf } from '../page.ts'

const base64url = (length: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${length}}$`))

export const listPushDevices = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'notice/pushDevices',
  access: 'user',
  prose:
    'The browsers in which the person sees notices, newest first, and the key by which another one subscribes.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(z.object({ id, device: z.string(), createdAt: instant, current: z.boolean() })).extend({
    /** The `applicationServerKey` of the Push API; null where this installation sends nothing to browsers. */
    publicKey: z.string().nullable(),
  }),
  errors: [],
})

export const subscribePush = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'notice/subscribePush',
  access: 'user',
  prose: 'Shows notices in the browser of this session, by what its `PushManager` gave.',
  body: z.strictObject({
    endpoint: z.string().max(1000),
    // An uncompressed point of P-256, and 16 bytes.
    p256dh: base64url(87),
    auth: base64url(22),
  }),
  reply: z.object({}),
  errors: ['notices.no-push-service'],
})

export const unsubscribePush = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'notice/unsubscribePush',
  access: 'user',
  prose: 'Shows no notices in one of the person’s browsers any more.',
  body: z.strictObject({ id }),
  reply: z.object({}),
  errors: [],
})
