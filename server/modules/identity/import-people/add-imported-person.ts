import type { Tx } from '#platform/database'
import { emit } from '#plugs/events'
import { record } from '../audit/audited-acts.ts'
import type { Origin } from '../audit/record.ts'
import type { IdentityDeps } from '../deps.ts'
import { leaveHappening, mobileProved } from '../happenings.ts'
import { addPerson } from '../people/add-person.ts'
import { give } from '../roles/role-queries.ts'

/** The manager who vouches for the number, and where they were when they said so. */
export interface ImportedBy {
  readonly personId: string
  readonly sessionId: string
  readonly origin: Origin
}

export interface ImportedPerson {
  readonly name: string
  /** E.164; nobody has it here. */
  readonly mobile: string
  readonly email: string | null
  readonly teaches: boolean
}

/** An account without a password: its owner signs in by a code that comes to the mobile, as anybody can. */
export async function addImportedPerson(
  { clock, jobs }: Pick<IdentityDeps, 'clock' | 'jobs'>,
  tx: Tx,
  { origin, ...actor }: ImportedBy,
  { name, mobile, email, teaches }: ImportedPerson,
): Promise<string> {
  const account = { name, mobile, email, emailVerified: false, passwordHash: null }
  const personId = await addPerson(tx, clock, account)
  await record(tx, clock, origin, { act: 'account-imported', personId, actor })
  if (teaches) {
    const holding = { roles: ['teacher'], scopes: [] } as const
    await give(tx, clock, personId, holding, actor.personId)
    await record(tx, clock, origin, { act: 'role-granted', personId, actor, detail: holding })
  }
  await leaveHappening(jobs, tx, clock, personId, { what: 'registered' })
  await emit(jobs, tx, 'identity.registered', { personId, invitedBy: null })
  await jobs.leave(tx, mobileProved, { personId, mobile })
  return personId
}
