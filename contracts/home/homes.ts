import { z } from 'zod'
import { category, picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, instant } from '../fields.ts'

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

/** Thirty whole days that end yesterday, or one period of the locale's calendar, which may be unfinished. */
export const figurePeriod = z.enum(['thirtyDays', 'day', 'week', 'month', 'season'])
export type FigurePeriod = z.output<typeof figurePeriod>

export const managerFigure = z.enum(['sales', 'enrolments', 'completions', 'accounts', 'active', 'refunds'])
export type ManagerFigure = z.output<typeof managerFigure>

const span = z.object({ from: day, to: day })

/** A period, and the one that its figures are compared with. */
export const comparedPeriod = z.object({
  kind: figurePeriod,
  now: span,
  before: span.extend({ kind: z.enum(['previous', 'lastYear']) }),
  /** Hours of a day, days of any other period; an unfinished one stops at the last whole unit. */
  units: z.int(),
  passed: z.int(),
  /** For the arrows: a day of the period before, and of the one after unless it lies ahead. */
  earlier: day,
  later: day.nullable(),
  today: day,
})

/** What a figure of a period holds beside its name. */
export const figureOfPeriod = {
  /** Over the units that have passed, and over as many of the period before. Sums are Rials without tax. */
  now: z.int(),
  before: z.int(),
  /** How many factors or refunds a sum has; the figure itself for all others. */
  counts: z.object({ now: z.int(), before: z.int() }),
  /** Each unit in order: null where it has not passed, or the period before has no such unit. */
  series: z.array(z.object({ now: z.int().nullable(), before: z.int().nullable(), count: z.int() })),
}

export const runningKind = z.enum(['webinar', 'room', 'meet', 'examSession'])
export type RunningKind = z.output<typeof runningKind>

/** What goes on at this moment. */
const runningEntry = z.object({
  ...{ key: z.string(), kind: runningKind, title: z.string(), host: z.string().nullable() },
  /** Null: managers have no page of it. */
  link: z.string().nullable(),
  ...{ since: instant, until: instant.nullable(), people: z.int() },
  /** How many were expected; null: nobody knows. */
  seats: z.int().nullable(),
  /** Of those people, how many lost their connection. */
  cut: z.int(),
})

export const showManagerHome = endpoint({
  service: 'home',
  method: 'GET',
  path: 'manager',
  access: 'manager',
  prose:
    'What needs a manager’s attention within the scopes they hold, what goes on now, figures of a period against the one before, and whether everything runs; sums of money for the scope finance alone. A part that could not be read is named, and the others stand.',
  query: z.object({ period: figurePeriod.optional(), to: day.optional() }),
  reply: z.object({
    /** The most urgent first. */
    attention: z.array(
      z.object({
        code: z.string(),
        title: z.string(),
        /** Null: it could not be counted. */
        count: z.int().nullable(),
        link: z.string(),
        verb: z.string(),
        /** What waits stands one by one in the queue over all areas, where the code is its kind. */
        isQueued: z.boolean(),
        urgency: z.enum(['moneyInDoubt', 'term', 'money', 'people', 'rest']),
        sum: z.int().nullable(),
        /** The one that waits longest. */
        oldest: z.object({ name: z.string().nullable(), at: instant }).nullable(),
      }),
    ),
    /** Null: none of it concerns this manager. */
    running: z
      .object({
        /** Those that began first, first. */
        items: z.array(runningEntry),
        /** The next of today. */
        next: z.object({ title: z.string(), at: instant }).nullable(),
        /** Some of it could not be read. */
        isPartial: z.boolean(),
      })
      .nullable(),
    /** What the school depends on, as sentences without an end; what does not run is a row of attention instead. */
    health: z.object({
      parts: z.array(z.object({ text: z.string(), isRead: z.boolean() })),
      /** How many rows of attention it has. */
      waiting: z.int(),
    }),
    /** Figures that could not be read. */
    unread: z.array(managerFigure),
    /** Parts that could not be read; they are null. */
    failed: z.array(z.enum(['salesToday', 'bestCourses', 'fields'])),
    /** Sales of today so far; null without the scope finance. */
    salesToday: z.int().nullable(),
    period: comparedPeriod,
    figures: z.array(z.object({ figure: managerFigure, ...figureOfPeriod })),
    /** Null without the scope finance. */
    bestCourses: z
      .array(
        z.object({
          ...{ id, slug: z.string(), title: z.string(), teacher: z.string() },
          ...{ category, cover: picture, sales: z.int(), before: z.int(), enrolments: z.int() },
          counts: z.object({ now: z.int(), before: z.int() }),
        }),
      )
      .nullable(),
    /** Sales by field, the largest first; without a field: what is no course. Null without the scope finance. */
    fields: z
      .array(z.object({ slug: z.string().nullable(), title: z.string().nullable(), sales: z.int() }))
      .nullable(),
  }),
  errors: [],
})
