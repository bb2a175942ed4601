import { role, scope } from '@arvand/contracts/people'
import { z } from 'zod'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { type Jobs, jobKind } from '#platform/jobs'

const held = { roles: z.array(role.exclude(['user'])), scopes: z.array(scope) }

/**
 * Events that a person is notified of. Identity may not import notices, so it leaves a job that a worker of notices
 * takes. `formerMobile` and `formerEmail` are notified of a change too, because a thief of the account has the new one.
 */
const happening = z.discriminatedUnion('what', [
  z.object({ what: z.literal('registered') }),
  z.object({ what: z.literal('signed-in-on-new-device'), device: z.string(), address: z.string() }),
  z.object({ what: z.literal('password-changed') }),
  z.object({ what: z.literal('mobile-changed'), formerMobile: z.string().nullable() }),
  z.object({ what: z.literal('email-changed'), formerEmail: z.string().nullable() }),
  z.object({ what: z.literal('second-factor-turned-on') }),
  z.object({ what: z.literal('second-factor-turned-off') }),
  z.object({ what: z.literal('passkey-added'), name: z.string() }),
  z.object({ what: z.literal('role-granted'), ...held }),
  z.object({ what: z.literal('role-taken'), ...held }),
  // A manager of people acted on an account; every manager of people is notified.
  z.object({
    what: z.literal('account-guarded'),
    act: z.enum(['blocked', 'unblocked', 'sessions-ended']),
    account: z.object({ id: z.uuid(), name: z.string() }),
    by: z.string(),
    reason: z.string(),
  }),
  z.object({ what: z.literal('message-sent'), subject: z.string(), text: z.string(), by: z.string() }),
  z.object({ what: z.literal('application-accepted') }),
  z.object({ what: z.literal('application-returned'), reason: z.string() }),
])

export type Happening = z.infer<typeof happening>

/** `id` identifies the event, so that nobody is notified of it twice. `at` is an ISO instant. */
export const happened = jobKind(
  'identity.happened',
  z.object({ id: z.uuid(), personId: z.uuid(), at: z.iso.datetime(), about: happening }),
)

/** Leaves the job of an event, in the transaction that causes the event. */
export function leaveHappening(
  jobs: Jobs,
  tx: Tx,
  clock: Clock,
  personId: string,
  about: Happening,
): Promise<void> {
  return jobs.leave(tx, happened, { id: newId(), personId, at: clock.now().toISOString(), about })
}

/**
 * Left when something public of a person changes: name, handle, picture, role. A worker of courses takes this job,
 * because courses has cached pages that show people.
 */
export const shownAnew = jobKind('identity.shown-anew', z.object({ personId: z.uuid() }))

/**
 * Left when somebody proves a mobile, at sign-up or later, because other modules may hold something for that number.
 * Identity takes this job itself and calls every `MobileProved` plug, because a job has only one worker.
 */
export const mobileProved = jobKind(
  'identity.mobile-proved',
  z.object({ personId: z.uuid(), mobile: z.string() }),
)
