import type { Tx } from '#platform/database'
import type { Jobs } from '#platform/jobs'

/** What happens that other modules may want to hear of, by its name; what is told is JSON. */
export interface Events {
  'identity.registered': { readonly personId: string; readonly invitedBy: string | null }
  'courses.completed': { readonly courseId: string; readonly personId: string }
  /** The money of a course is paid back, and the person has no other opening of it. */
  'courses.refunded': { readonly courseId: string; readonly personId: string }
  /** All steps of a lesson are done. */
  'courses.lessonCompleted': {
    readonly courseId: string
    readonly lessonId: string
    readonly personId: string
  }
  /** A factor is paid. */
  'commerce.settled': { readonly factorId: string; readonly buyerId: string }
  /** Money of a factor goes back; `isWhole`: all that was left of it. */
  'commerce.refunded': {
    readonly factorId: string
    readonly refundId: string
    readonly buyerId: string
    readonly isWhole: boolean
  }
  /** No answer of an attempt waits to be marked; again after an answer was marked anew. */
  'exams.marked': {
    readonly attemptId: string
    readonly examId: string
    readonly personId: string
    readonly isPassed: boolean
  }
  /** A webinar ended, and the person was in, for so many net minutes of those that it lasted. */
  'live.attended': {
    readonly webinarId: string
    readonly personId: string
    readonly minutes: number
    readonly ofMinutes: number
  }
  /** The film of a recorded class is there for those who belong to the class. */
  'live.recorded': {
    readonly recordingId: string
    readonly kind: 'webinar' | 'room' | 'meet'
    readonly itemId: string
  }
  'certificates.issued': AboutCertificate
  'certificates.revoked': AboutCertificate
  'support.closed': { readonly ticketId: string }
}

interface AboutCertificate {
  readonly certificateId: string
  readonly personId: string
  /** What is certified. */
  readonly kind: 'course' | 'webinar'
  readonly itemId: string
}

export type EventName = keyof Events

/** The plug by which a module hears of an event: `listeningWorker(deps, listener({ … }))` stands among its workers. */
export interface Listener<Name extends EventName = EventName> {
  /** `<module>.<name>`: its own queue, so it never changes. */
  readonly name: string
  readonly event: Name
  /**
   * Runs after the commit of what happened, in a transaction that also notes the event as heard: it takes effect once,
   * however often it is tried. What lies outside the database is left to a job of its own.
   */
  hear(tx: Tx, about: Events[Name]): Promise<void>
}

/** Checks that a listener hears what its event tells. */
export const listener = <Name extends EventName>(one: Listener<Name>): Listener => one as unknown as Listener

/** Tells all listeners of an event, by one job for each in the transaction that brings it about. */
export const emit = <Name extends EventName>(
  jobs: Pick<Jobs, 'emit'>,
  tx: Tx,
  event: Name,
  about: Events[Name],
): Promise<void> => jobs.emit(tx, event, about)
