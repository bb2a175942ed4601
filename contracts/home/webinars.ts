import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { cursor, instant } from '../fields.ts'
import { registration, registrationState, seriesPart, webinarCard } from '../live.ts'
import { pageOf } from '../page.ts'

export const listWebinars = endpoint({
  service: 'home',
  method: 'GET',
  path: 'webinars',
  access: 'public',
  prose: 'Webinars to come and running, the next first; past ones, the latest first.',
  query: z.object({
    when: z.enum(['upcoming', 'live', 'past']).default('upcoming'),
    cursor: cursor.optional(),
  }),
  reply: pageOf(webinarCard),
  errors: [],
})

export const showClassTerms = endpoint({
  service: 'home',
  method: 'GET',
  path: 'classTerms',
  access: 'public',
  prose:
    'Until how many hours before its start a paid webinar, and a paid meet, is given up for all the money.',
  query: z.strictObject({}),
  reply: z.object({ webinarFreeHours: z.int(), meetFreeHours: z.int() }),
  errors: [],
})

export const showWebinar = endpoint({
  service: 'home',
  method: 'GET',
  path: 'webinars/:slug',
  access: 'public',
  prose: 'A webinar with its programme, and how the caller stands to it.',
  params: z.object({ slug: z.string().max(80) }),
  reply: z.object({
    webinar: webinarCard.extend({
      description: z.string(),
      outcomes: z.array(z.string()),
      /** How many wait for a seat. */
      waiting: z.int(),
      endsAt: instant,
      /** Until so many hours before its start a paid seat goes back with all the money. */
      freeHours: z.int(),
      /** The published webinars of its series, itself too; empty where it is in none. */
      series: z.array(seriesPart.extend({ mine: registrationState.nullable() })),
    }),
    /** Only for somebody signed in. */
    mine: z
      .object({
        registration: registration.nullable(),
        isHost: z.boolean(),
        /** The class is open to the caller now. */
        mayEnter: z.boolean(),
        whyNotRegister: z.string().nullable(),
        mayCancel: z.boolean(),
        /** How many webinars of the series the caller may still register for. */
        seriesLeft: z.int(),
      })
      .optional(),
  }),
  errors: ['live.unknown-webinar'],
})
