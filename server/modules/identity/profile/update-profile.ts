import { formatDay } from '@arvand/persian/format-date'
// not of the locale: the first day that is taken is 1 Farvardin 1300
import { isoDayOf } from '@arvand/persian/jalali'
import { dayAt } from '@arvand/persian/zone'
import type { Actor, Caller } from '#platform/actor'
import { transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { record } from '../audit/audited-acts.ts'
import { dropPagesShowing } from '../cached-pages.ts'
import type { IdentityDeps } from '../deps.ts'
import { shownAnew } from '../happenings.ts'
import { findProfile, type Profile } from '../people/person-queries.ts'
import { refusingTaken } from '../people/refusing-taken.ts'
import { nationalCodeTries } from './limits.ts'
import { identityFields, saveHistory } from './profile-history.ts'
import { lockProfile, type ProfileChange, setProfile } from './profile-queries.ts'

/** 1 Farvardin 1300. */
const earliest = isoDayOf({ year: 1300, month: 1, day: 1 })

/** Why a birth date is refused, as a sentence for the field: before 1300, or after today in Tehran. Otherwise null. */
function whyNotBirthDate(day: string, now: Date): string | null {
  if (day < earliest) return `تاریخ تولد باید از ${formatDay(earliest)} به بعد باشد.`
  if (day > dayAt(now)) return 'تاریخ تولد نمی‌تواند در آینده باشد.'
  return null
}

/** Changes the actor's own profile and saves earlier values of identifying fields in the history. */
export async function updateProfile(
  { db, clock, jobs, limits, pages }: Pick<IdentityDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'pages'>,
  caller: Caller,
  actor: Pick<Actor, 'personId' | 'sessionId'>,
  change: ProfileChange,
): Promise<{ user: Profile }> {
  const { personId } = actor
  const sentence = change.birthDate ? whyNotBirthDate(change.birthDate, clock.now()) : null
  if (sentence) throw new Refusal('request.invalid', { fields: { birthDate: sentence } })
  if (change.nationalCode) await limits.take(nationalCodeTries, personId)
  const { user, formerHandle } = await refusingTaken(() =>
    transaction(db, async (tx) => {
      const before = await lockProfile(tx, personId)
      await setProfile(tx, personId, change)
      const person = { personId, changedBy: personId }
      const identityChange = Object.fromEntries(
        identityFields.map((field) => [field, (change as Record<string, string | null | undefined>)[field]]),
      )
      const fields = await saveHistory(tx, clock, person, before, identityChange)
      if (fields.length > 0) {
        await record(tx, clock, caller, { act: 'profile-changed', personId, actor, detail: { fields } })
      }
      await jobs.leave(tx, shownAnew, { personId })
      const user = await findProfile(tx, { id: personId })
      if (!user) throw new Error('an active session has no person')
      return { user, formerHandle: before.handle ?? null }
    }),
  )
  await dropPagesShowing(pages, user, { handle: formerHandle, roles: [] })
  return { user }
}
