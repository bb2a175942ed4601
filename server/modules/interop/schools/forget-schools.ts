import { z } from 'zod'
import { jobKind } from '#platform/jobs'
import type { PersonalData } from '#plugs/personal-data'
import type { InteropDeps } from '../deps.ts'
import { interop } from '../tables.ts'

/** By which names schools know a person, and where their marks went. */
export const schoolsPersonalData: PersonalData = {
  word: 'schools',
  async collect(db, personId) {
    return interop(db)
      .selectFrom('interop.school_people as known')
      .innerJoin('interop.schools as school', 'school.id', 'known.school_id')
      .select(['school.title as school', 'known.subject', 'known.linked_at as linkedAt'])
      .where('known.person_id', '=', personId)
      .orderBy('known.linked_at')
      .execute()
  },
  async forget(tx, personId) {
    await interop(tx).deleteFrom('interop.school_people').where('person_id', '=', personId).execute()
  },
}

export const sweepSchoolLogins = jobKind('interop.sweep-school-logins', z.object({}))

const keptMs = 2 * 86_400_000

/** A login is good for an hour at most; what it told of a person goes with it. */
export async function forgetOldLogins({ db, clock }: Pick<InteropDeps, 'db' | 'clock'>): Promise<void> {
  const old = new Date(clock.now().getTime() - keptMs)
  await interop(db).deleteFrom('interop.school_logins').where('at', '<', old).execute()
}
