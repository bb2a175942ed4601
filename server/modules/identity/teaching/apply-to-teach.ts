import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../audit/record.ts'
import type { IdentityParts } from '../parts.ts'
import { findProfile } from '../people/person-queries.ts'
import { lockHolding } from '../roles/role-queries.ts'
import { whyNotApply } from './application.ts'
import { addApplication, lastApplication } from './application-queries.ts'

export interface ApplicationAsk {
  readonly field: string
  readonly biography: string
  readonly nationalCode: string
  readonly sheba: string
}

/** Sends an application to teach. */
export function applyToTeach(
  { db, clock }: Pick<IdentityParts, 'db' | 'clock'>,
  caller: Caller,
  actor: Actor,
  request: RepeatedRequest,
  ask: ApplicationAsk,
) {
  const { personId } = actor
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const holding = (await lockHolding(tx, personId)) ?? refuse('request.not-found')
      const last = await lastApplication(tx, personId)
      refuseIf(whyNotApply(holding.roles, last?.state ?? null))
      const person = await findProfile(tx, { id: personId })
      if (person?.nationalCode && person.nationalCode !== ask.nationalCode)
        refuse('identity.national-code-taken')
      const { field, biography, nationalCode, sheba } = ask
      const [id, sentAt] = [newId(), clock.now()]
      await addApplication(tx, {
        id,
        person_id: personId,
        field,
        biography,
        national_code: nationalCode,
        sheba,
        sent_at: sentAt,
      })
      await record(tx, clock, caller, { act: 'application-sent', personId, actor })
      const application = {
        id,
        state: 'open' as const,
        field,
        biography,
        nationalCode,
        sheba,
        sentAt,
        verdictAt: null,
        reason: null,
      }
      return { application }
    }),
  )
}
