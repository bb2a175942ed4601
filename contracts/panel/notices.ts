import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/** A notice in the app. `link` is the path of the page where the person can act on it. */
export const notice = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  at: instant,
  read: z.boolean(),
})

const unread = z.object({ unread: z.int() })

/** Channels outside the app; in the app every notice is shown. */
export const outerChannel = z.enum(['sms', 'mail', 'push'])
export type OuterChannel = z.infer<typeof outerChannel>

export const listNotices = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'notice/list',
  access: 'user',
  prose: 'The person’s notices: unread ones first, then from new to old.',
  body: pageAsk,
  reply: pageOf(notice).extend({ unread: z.int() }),
  errors: [],
})

export const countNotices = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'notice/count',
  access: 'user',
  prose: 'How many notices the person has not read.',
  body: z.strictObject({}),
  reply: unread,
  errors: [],
})

export const readNotice = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'notice/read',
  access: 'user',
  prose: 'Marks one notice as read and says how many are left.',
  body: z.strictObject({ id }),
  reply: unread,
  errors: [],
})

export const readAllNotices = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'notice/readAll',
  access: 'user',
  prose: 'Marks every notice of the person as read.',
  body: z.strictObject({}),
  reply: unread,
  errors: [],
})

const preferredKind = z.object({
  name: z.string(),
  title: z.string(),
  channels: z.array(
    z.object({
      channel: outerChannel,
      on: z.boolean(),
      /** Why it may not be muted, as a sentence; null when it may. */
      whyNotMute: z.string().nullable(),
    }),
  ),
})

const preferences = z.object({
  /** In the order in which they are shown; groups of roles that the person does not hold are left out. */
  groups: z.array(z.object({ name: z.string(), title: z.string(), kinds: z.array(preferredKind) })),
  /** Between these times (Tehran) SMS and browser notices that are not urgent wait. */
  quietHours: z.object({ from: z.string(), to: z.string() }),
  /** Whether this installation can send by the channel at all. */
  works: z.object({ sms: z.boolean(), mail: z.boolean(), push: z.boolean() }),
})

export const showPreferences = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'notice/preferences',
  access: 'user',
  prose: 'By which channels each kind of notice reaches the person besides the app, by group.',
  body: z.strictObject({}),
  reply: preferences,
  errors: [],
})

export const savePreferences = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'notice/savePreferences',
  access: 'user',
  prose: 'Turns ways of some kinds of notice on or off; those not named stay as they are.',
  body: z.strictObject({
    preferences: z
      .array(z.strictObject({ kind: z.string().max(80), channel: outerChannel, on: z.boolean() }))
      .min(1)
      .max(500),
  }),
  reply: preferences,
  errors: ['notices.may-not-be-muted'],
})
