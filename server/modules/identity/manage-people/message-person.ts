import type { Actor, Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import type { RateRule } from '#platform/rate-limits'
import { refuse } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { leaveHappening } from '../happenings.ts'
import { namesOf } from '../people/names-of.ts'
import { lockHolding } from '../roles/role-queries.ts'

/** Messages that one manager sends. */
export const messagesByManager: RateRule = { name: 'identity.messages-by-manager', times: 60, seconds: 3600 }

interface Message {
  readonly personId: string
  readonly subject: string
  readonly text: string
}

type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'limits'>

/** Notifies a person in a manager's own words, which are not repeated in the audit, which the account outlives. */
export async function messagePerson(
  deps: Deps,
  caller: Caller,
  actor: Actor,
  request: RepeatedRequest,
  message: Message,
): Promise<Record<string, never>> {
  await deps.limits.take(messagesByManager, actor.personId)
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      await messageIn(deps, tx, caller, actor, message)
      return {}
    }),
  )
}

/** The same within a transaction, once the limit is counted. */
export async function messageIn(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  caller: Caller,
  actor: Actor,
  { personId, subject, text }: Message,
): Promise<void> {
  if (!(await lockHolding(tx, personId))) refuse('request.not-found')
  const by = (await namesOf(tx, [actor.personId])).get(actor.personId) ?? ''
  await leaveHappening(jobs, tx, clock, personId, { what: 'message-sent', subject, text, by })
  await record(tx, clock, caller, { act: 'person-messaged', personId, actor })
}
