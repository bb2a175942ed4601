import type { AuditedAct } from '@arvand/contracts/audited-acts'
import type { Actor, Caller } from '#platform/actor'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import { identity } from '../tables.ts'

export interface AuditedFact {
  readonly act: AuditedAct
  /** Whom it is about; null when what was typed names nobody. */
  readonly personId: string | null
  readonly actor?: Pick<Actor, 'personId' | 'sessionId'>
  /** Never a secret: no password, code, token or number. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Where an act came from. */
export type Origin = Pick<Caller, 'address' | 'userAgent'>

/** Writes down who did what, when and from where (ASVS 16.2.1). */
export async function record(db: Db, clock: Clock, origin: Origin, fact: AuditedFact): Promise<void> {
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
