import { role, scope } from '@arvand/contracts/people'
import { z } from 'zod'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { type Jobs, jobKind } from '#platform/jobs'

const held = { roles: z.array(role.exclude(['user'])), scopes: z.array(scope) }

/**
 * What a person should hear of. Identity stands below notices, so it leaves a job and notices' worker takes it.
 * `formerMobile` and `formerEmail` hear of a change too: who took an account over holds the new one.
 */
const happening = z.discriminatedUnion('what', [
  z.object({ what: z.literal('registered') }),
  z.object({ what: z.literal('signed-in-on-new-device'), device: z.string(), address: z.string() }),
  z.object({ what: z.literal('password-changed') }),
  z.object({ what: z.literal('mobile-changed'), formerMobile: z.string().nullable() }),
  z.object({ what: z.literal('email-changed'), formerEmail: z.string().nullable() }),
  z.object({ what: z.literal('second-factor-turned-on') }),
  z.object({ what: z.literal('second-factor-turned-off') }),
  z.object({ what: z.literal('role-granted'), ...held }),
  z.object({ what: z.literal('role-taken'), ...held }),
  // What a manager of people did to an account; told to every manager of people.
  z.object({
    what: z.literal('account-guarded'),
    act: z.enum(['blocked', 'unblocked', 'sessions-ended']),
    account: z.object({ id: z.uuid(), name: z.string() }),
    by: z.string(),
    reason: z.string(),
  }),
  z.object({ what: z.literal('application-accepted') }),
  z.object({ what: z.literal('application-returned'), reason: z.string() }),
])

export type Happening = z.infer<typeof happening>

/** `id` names this one happening, so that nobody hears of it twice. `at` is an ISO instant. */
export const happened = jobKind(
  'identity.happened',
  z.object({ id: z.uuid(), personId: z.uuid(), at: z.iso.datetime(), about: happening }),
)

/** Leaves word of a happening in the transaction that makes it true. */
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
 * Left when what everybody sees of a person changes: name, handle, picture, role. One module above takes this job:
 * courses, which keeps pages with people on them.
 */
export const shownAnew = jobKind('identity.shown-anew', z.object({ personId: z.uuid() }))

/**
 * Left when somebody proves a mobile, at sign-up or later: what waited for that number is taken up. Identity takes this
 * job itself and hands it to all modules that offer `MobileProved`, because a job has one taker.
 */
export const mobileProved = jobKind(
  'identity.mobile-proved',
  z.object({ personId: z.uuid(), mobile: z.string() }),
)
