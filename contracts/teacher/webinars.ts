import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, lines, requestId, timeOfDay } from '../fields.ts'
import { mostInSeries, registrationState, seriesPart, webinarCard, webinarText } from '../live.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Webinars as their teacher makes them. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const

const ownWebinar = webinarCard.extend({
  description: z.string(),
  outcomes: z.string(),
  revision: z.int(),
  registered: z.int(),
  waiting: z.int(),
  /** Whether its class is open to its host now. */
  mayEnter: z.boolean(),
  whyNotPublish: z.literal('live.webinar-not-ready').nullable(),
  /** All webinars of its series, itself too; empty where it is in none. */
  series: z.array(seriesPart),
})

export const listOwnWebinars = endpoint({
  ...byTeachers,
  path: 'webinar/list',
  prose: 'The caller’s webinars, the latest first.',
  body: pageAsk,
  reply: pageOf(webinarCard.extend({ registered: z.int(), waiting: z.int() })),
  errors: [],
})

export const makeWebinar = endpoint({
  ...byTeachers,
  path: 'webinar/make',
  prose: 'Makes a draft of a webinar.',
  body: z.strictObject({
    title: webinarText.title,
    day,
    time: timeOfDay,
    requestId,
  }),
  reply: z.object({ webinarId: id }),
  errors: [],
})

export const showOwnWebinar = endpoint({
  ...byTeachers,
  path: 'webinar/show',
  prose: 'A webinar with all that is set.',
  body: z.strictObject({ webinarId: id }),
  reply: z.object({ webinar: ownWebinar }),
  errors: ['live.unknown-webinar'],
})

export const saveWebinar = endpoint({
  ...byTeachers,
  path: 'webinar/save',
  prose:
    'Saves a webinar. Of a published one the price stays and the capacity only grows; of a new time everybody registered is told.',
  body: z.strictObject({
    webinarId: id,
    revision: z.int().min(0),
    ...webinarText,
    day,
    time: timeOfDay,
  }),
  reply: z.object({ webinar: ownWebinar }),
  errors: [
    'live.unknown-webinar',
    'live.saved-meanwhile',
    'live.webinar-fixed',
    'live.webinar-not-moved',
    'live.webinar-over',
  ],
})

export const repeatWebinar = endpoint({
  ...byTeachers,
  path: 'webinar/repeat',
  prose:
    'Makes a series of a draft: so many webinars in all, a week apart at the same hour, all with what the draft says. Each is changed, moved and cancelled alone.',
  body: z.strictObject({ webinarId: id, times: z.int().min(2).max(mostInSeries), requestId }),
  reply: z.object({ made: z.int() }),
  errors: ['live.unknown-webinar', 'live.series-not-draft'],
})

export const publishWebinar = endpoint({
  ...byTeachers,
  path: 'webinar/publish',
  prose: 'Opens a draft for registration; with `series`, all drafts of its series.',
  body: z.strictObject({ webinarId: id, series: z.boolean().default(false) }),
  reply: z.object({ webinar: ownWebinar }),
  errors: ['live.unknown-webinar', 'live.webinar-not-ready', 'live.webinar-over'],
})

export const cancelWebinar = endpoint({
  ...byTeachers,
  path: 'webinar/cancel',
  prose: 'Cancels a webinar: everybody registered is told and gets their money back.',
  body: z.strictObject({ webinarId: id, reason: lines(3, 500) }),
  reply: z.object({ webinar: ownWebinar }),
  errors: ['live.unknown-webinar', 'live.webinar-over'],
})

export const listRegistered = endpoint({
  ...byTeachers,
  path: 'webinar/registered',
  prose: 'Who is registered or waits, in the order in which they came.',
  body: pageAsk.extend({ webinarId: id }),
  reply: pageOf(
    z.object({
      id,
      name: z.string(),
      state: registrationState,
      at: instant,
    }),
  ),
  errors: ['live.unknown-webinar'],
})
