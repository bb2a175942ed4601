import { promiseOf } from '@arvand/contracts/errors/catalogue'
import type { Actor, Caller } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import type { IdentityDeps } from '../deps.ts'
import { findOwnerOfCode, findProfile } from '../people/person-queries.ts'
import { nationalCodeTries } from '../profile/limits.ts'
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
export async function applyToTeach(
  { db, clock, limits }: Pick<IdentityDeps, 'db' | 'clock' | 'limits'>,
  caller: Caller,
  actor: Actor,
  request: RepeatedRequest,
  ask: ApplicationAsk,
) {
  const { personId } = actor
  await limits.take(nationalCodeTries, personId)
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const holding = (await lockHolding(tx, personId)) ?? refuse('request.not-found')
      const last = await lastApplication(tx, personId)
      refuseIf(whyNotApply(holding.roles, last?.state ?? null))
      await refuseUnlessOwnCode(tx, personId, ask.nationalCode)
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

/** A code of somebody else's profile would make the acceptance fail later, so it is refused now. */
async function refuseUnlessOwnCode(tx: Tx, personId: string, nationalCode: string): Promise<void> {
  const owner = await findOwnerOfCode(tx, nationalCode)
  if (owner !== undefined && owner !== personId) refuse('identity.national-code-taken', { fields: taken })
  const person = await findProfile(tx, { id: personId })
  if (person?.nationalCode && person.nationalCode !== nationalCode)
    refuse('request.invalid', { fields: differs })
}

const taken = { nationalCode: promiseOf('identity.national-code-taken').sentence }
const differs = { nationalCode: 'این کد ملی با کد ملی پروفایل شما یکی نیست. یکی از آن دو را درست کنید.' }
