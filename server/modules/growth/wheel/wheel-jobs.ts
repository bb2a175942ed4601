import { z } from 'zod'
import { transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { settingValue } from '#platform/settings'
import { type Listener, listener } from '#plugs/events'
import type { GrowthDeps } from '../deps.ts'
import { growthSettings } from '../growth-settings.ts'
import { growth } from '../tables.ts'
import { earnSpin } from './save-spin.ts'
import { returnSpin } from './spin.ts'
import { lockWheel } from './wheel-queries.ts'

/** Gives back the reservations of spins that nobody revealed in 24 hours. */
export const returnSpins = jobKind('growth.return-spins', z.object({}))

const [dayMs, most] = [86_400_000, 200]

export async function returnOverdue({ db, clock }: Pick<GrowthDeps, 'db' | 'clock'>): Promise<void> {
  for (let returned = most; returned === most; )
    returned = await transaction(db, async (tx) => {
      await lockWheel(tx)
      const now = clock.now()
      const overdue = await growth(tx)
        .selectFrom('growth.spins')
        .selectAll()
        .where('saved_at', 'is', null)
        .where('returned_at', 'is', null)
        .where('made_at', '<=', new Date(now.getTime() - dayMs))
        .orderBy('made_at')
        .limit(most)
        .execute()
      for (const spin of overdue) await returnSpin(tx, spin, now)
      return overdue.length
    })
}

/** A course that somebody has completed earns them spins. */
export const earnByCompletion = ({ clock }: Pick<GrowthDeps, 'clock'>): Listener =>
  listener({
    name: 'growth.earn-by-completion',
    event: 'courses.completed',
    async hear(tx, { courseId, personId }) {
      const spins = await settingValue(tx, growthSettings.spinsPerCourse)
      const cause = `course ${courseId} of ${personId}`
      for (let spin = 1; spin <= spins; spin++)
        await earnSpin(tx, clock.now(), personId, spin === 1 ? cause : `${cause}, ${spin}`)
    },
  })
