import type { Actor, Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import type { AuditedActs } from '#plugs/audited-acts'
import { identity } from '../tables.ts'

export interface AuditedFact<Act extends string> {
  readonly act: Act
  /** The person whom the act concerns; null when the typed identifier belongs to nobody. */
  readonly personId: string | null
  readonly actor?: Pick<Actor, 'personId' | 'sessionId'>
  /** Never a secret: no password, code, token or number. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Where an act came from. */
export type Origin = Pick<Caller, 'address' | 'userAgent'>

type Recorder<Act extends string> = (
  db: Db,
  clock: Clock,
  origin: Origin,
  fact: AuditedFact<Act>,
) => Promise<void>

/**
 * Makes the function with which a module writes to the audit: who did what, when and from where (ASVS 16.2.1). It
 * accepts only the acts that the module declares.
 */
export const recorder =
  <Acts extends AuditedActs>(_: Acts): Recorder<keyof Acts & string> =>
  async (db, clock, origin, fact) => {
    await identity(db)
      .insertInto('identity.audit')
      .values({
        id: newId(),
        at: clock.now(),
        act: fact.act,
        person_id: fact.personId,
        actor_id: fact.actor?.personId ?? null,
        session_id: fact.actor?.sessionId ?? null,
        address: origin.address,
        user_agent: origin.userAgent.slice(0, 300),
        detail: JSON.stringify(fact.detail ?? {}),
      })
      .execute()
  }
