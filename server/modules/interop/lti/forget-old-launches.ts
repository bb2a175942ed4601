import { z } from 'zod'
import { jobKind } from '#platform/jobs'
import type { InteropDeps } from '../deps.ts'
import { interop } from '../tables.ts'

export const sweepLaunches = jobKind('interop.sweep-launches', z.object({}))

const keptMs = 2 * 86_400_000

/** Launches are good for an hour at most. */
export async function forgetOldLaunches({ db, clock }: Pick<InteropDeps, 'db' | 'clock'>): Promise<void> {
  const old = new Date(clock.now().getTime() - keptMs)
  await interop(db).deleteFrom('interop.launches').where('at', '<', old).execute()
}
