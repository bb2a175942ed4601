import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day } from '../fields.ts'

/** The home page's data; each area adds its own part as it comes. */
export const showFront = endpoint({
  service: 'home',
  method: 'GET',
  path: 'front',
  access: 'public',
  prose: 'What the public home page shows: today, the next holidays, true figures and some teachers.',
  query: z.object({}),
  reply: z.object({
    today: z.object({
      day,
      holidays: z.array(z.string()),
      isWorkingDay: z.boolean(),
    }),
    nextHolidays: z.array(
      z.object({
        day,
        titles: z.array(z.string()),
        estimated: z.boolean(),
        daysLeft: z.int(),
      }),
    ),
    figures: z.object({ people: z.int(), teachers: z.int() }),
    teachers: z.array(
      z.object({
        handle: z.string(),
        name: z.string(),
        field: z.string().nullable(),
        city: z.string().nullable(),
        /** Their picture, if it is public. */
        avatar: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
})

const span = z.object({
  from: day,
  to: day,
  title: z.string(),
  signUps: z.int(),
  /** Each day from `from` to `to`, in order. */
  days: z.array(z.object({ day, signUps: z.int() })),
})

/** A period so far, compared with the one before; with last year's if Nowruz is in either of them. */
const comparison = z.object({
  now: span,
  before: span.extend({ kind: z.enum(['previous', 'lastYear']) }),
})

export const showManagerHome = endpoint({
  service: 'home',
  method: 'GET',
  path: 'manager',
  access: 'manager',
  prose:
    'What needs a manager’s attention within the scopes they hold, and figures against the period before.',
  query: z.object({}),
  reply: z.object({
    attention: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        count: z.int(),
        link: z.string(),
      }),
    ),
    people: z.object({ people: z.int(), teachers: z.int() }),
    week: comparison,
    month: comparison,
  }),
  errors: [],
})
