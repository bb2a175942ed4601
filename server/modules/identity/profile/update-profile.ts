import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import type { RateRule } from '#platform/rate-limits'
import { Refusal } from '#platform/refusal'
import { record } from '../audit/record.ts'
import type { IdentityParts } from '../parts.ts'
import { findProfile, type Profile } from '../people/person-queries.ts'
import { refusingTaken } from '../people/refusing-taken.ts'
import { whyNotBirthDate } from './birth-date.ts'
import { identityFields, keepHistory } from './profile-history.ts'
import { lockProfile, type ProfileChange, setProfile } from './profile-queries.ts'

/** A refusal tells that somebody has this code, so nobody may go through a list of them. */
const nationalCodeTries: RateRule = { name: 'identity.national-code-tries', times: 10, seconds: 3600 }

/** Changes one's own profile; what says who a person is leaves its earlier value in the history. */
export async function updateProfile(
  { db, clock, limits }: Pick<IdentityParts, 'db' | 'clock' | 'limits'>,
  caller: Caller,
  actor: Pick<Actor, 'personId' | 'sessionId'>,
  change: ProfileChange,
): Promise<{ user: Profile }> {
  const { personId } = actor
  const sentence = change.birthDate ? whyNotBirthDate(change.birthDate, clock.now()) : null
  if (sentence) throw new Refusal('request.invalid', { fields: { birthDate: sentence } })
  if (change.nationalCode) await limits.take(nationalCodeTries, personId)
  return refusingTaken(() =>
    transaction(db, async (tx) => {
      const before = await lockProfile(tx, personId)
      await setProfile(tx, personId, change)
      const person = { personId, changedBy: personId }
      const identityChange = Object.fromEntries(
        identityFields.map((field) => [field, (change as Record<string, string | null | undefined>)[field]]),
      )
      const fields = await keepHistory(tx, clock, person, before, identityChange)
      if (fields.length > 0) {
        await record(tx, clock, caller, { act: 'profile-changed', personId, actor, detail: { fields } })
      }
      const user = await findProfile(tx, { id: personId })
      if (!user) throw new Error('a living session has no person')
      return { user }
    }),
  )
}
