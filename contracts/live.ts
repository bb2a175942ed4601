import { z } from 'zod'
import { courseTeacher } from './courses.ts'
import { id, instant, lines, money, rials, shownLines, title } from './fields.ts'

/** Schemas of live classes that several services use (wire.md 6, 8 and 12). */

export const webinarState = z.enum(['draft', 'published', 'live', 'ended', 'cancelled'])
export type WebinarState = z.output<typeof webinarState>

export const registrationState = z.enum([
  'waiting',
  'pendingPayment',
  'confirmed',
  'attended',
  'certified',
  'absent',
  'cancelled',
])
export type RegistrationState = z.output<typeof registrationState>

export const sessionState = z.enum(['waiting', 'live', 'ended'])

/** `empty`: nothing was recorded; `failed`: no film could be made of it. */
export const recordingState = z.enum(['recording', 'paused', 'preparing', 'ready', 'empty', 'failed'])
export type RecordingState = z.output<typeof recordingState>

/** A webinar as lists show it. */
export const webinarCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  startsAt: instant,
  minutes: z.int(),
  price: rials,
  capacity: z.int(),
  seatsLeft: z.int(),
  state: webinarState,
  teacher: courseTeacher,
})

/** One of the webinars that were made together, in their order. */
export const seriesPart = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  startsAt: instant,
  state: webinarState,
})

export const mostInSeries = 20

/** How the caller stands to a webinar. */
export const registration = z.object({
  id,
  state: registrationState,
  /** On the waiting list, from 1; null elsewhere. */
  place: z.int().nullable(),
  /** Until when the seat is held while it is not paid. */
  heldUntil: instant.nullable(),
  factorId: id.nullable(),
})

/** What a teacher writes of a webinar. */
export const webinarText = {
  title: title(2, 120),
  summary: shownLines(0, 300),
  description: shownLines(0, 5_000),
  /** One a line. */
  outcomes: lines(0, 2_000),
  minutes: z.int().min(15).max(480),
  capacity: z.int().min(1).max(5_000),
  price: money(0, 500_000_000),
}

export const liveKind = z.enum(['webinar', 'room', 'meet'])
export type LiveKind = z.output<typeof liveKind>

/** `rehearsal`: a class of one person alone. */
export const sessionKind = z.enum([...liveKind.options, 'rehearsal'])

export const liveRole = z.enum(['host', 'participant'])

/** The session of a class that is open now. */
export const liveNow = z
  .object({ sessionId: id, state: sessionState, startedAt: instant.nullable() })
  .nullable()

export const roomRole = z.enum(['host', 'member'])

/** From Saturday, which is 0, to Friday. */
export const weekday = z.int().min(0).max(6)

/** An hour of a room's week, in Tehran. */
export const roomHour = z.object({ id, weekday, time: z.string(), minutes: z.int() })

/** A day on which a room differs from its week: no class (null), or a class more. */
export const roomDay = z.object({
  id,
  day: z.string(),
  time: z.string().nullable(),
  minutes: z.int().nullable(),
  note: z.string(),
})

/** A class of a room that is to come, or that falls out because of a holiday or as its host said. */
export const comingClass = z.object({ at: instant, minutes: z.int(), whyNot: z.string().nullable() })

export const meetState = z.enum(['pendingPayment', 'booked', 'held', 'missed', 'cancelled'])
export type MeetState = z.output<typeof meetState>

/** Who was not in a meet that was missed. */
export const missedBy = z.enum(['learner', 'teacher', 'both'])
export type MissedBy = z.output<typeof missedBy>
