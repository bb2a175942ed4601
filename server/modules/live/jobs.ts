import { z } from 'zod'
import { jobKind } from '#platform/jobs'

/** A seat of a webinar may be free for whoever waits. */
export const seatsFreed = jobKind('live.seats-freed', z.object({ webinarId: z.uuid() }))

/** A webinar was cancelled: money goes back, and everybody is told. */
export const webinarEnded = jobKind('live.webinar-cancelled', z.object({ webinarId: z.uuid() }))

/** A published webinar was moved to another time: everybody is told. */
export const webinarMoved = jobKind(
  'live.webinar-moved',
  z.object({ webinarId: z.uuid(), movedAt: z.iso.datetime() }),
)

/** A webinar or a meet was moved: what was earned with it is held until its new end. */
export const holdLonger = jobKind(
  'live.hold-longer',
  z.union([z.strictObject({ webinarId: z.uuid() }), z.strictObject({ meetId: z.uuid() })]),
)

/** Somebody missed a meet: both are told, and money goes back unless it was the learner alone. */
export const meetMissed = jobKind('live.meet-missed', z.object({ meetId: z.uuid() }))

/** A day of a room differs from its week: its members are told. */
export const roomDayAdded = jobKind('live.room-day-added', z.object({ dayId: z.uuid() }))

/** A recording ended: one film is made of it. */
export const recordingEnded = jobKind('live.recording-ended', z.object({ recordingId: z.uuid() }), {
  pause: 30,
  longest: 3_600,
})

/** Every few minutes: money of cancelled webinars and of meets that is still not given back. */
export const moneyLeft = jobKind('live.money-left', z.object({}), { retries: 0 })

/** Every minute: holds that are over, reminders, webinars whose time is over. */
export const tick = jobKind('live.tick', z.object({}))

/** Every night: the slots of one more day. */
export const nextDay = jobKind('live.next-day', z.object({}))
