import { dayAt } from '@arvand/persian/zone'
import { z } from 'zod'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { careersNoticeTypes } from '../careers-notice-types.ts'
import type { CareersDeps } from '../deps.ts'
import { careers } from '../tables.ts'
import { addressOfSearch, alertsWithFields, titleOfSearch } from './job-alerts.ts'
import { countNewJobs } from './job-queries.ts'

export const sendAlertsKind = jobKind('careers.send-alerts', z.strictObject({}), { retries: 3, pause: 300 })

type Deps = Pick<CareersDeps, 'db' | 'clock' | 'jobs'>

const atOnce = 50

/** So long since an alert was looked at, it is due again; less than a day, because a run may come a little early. */
const restMs = 20 * 3_600_000

/** Tells people of new jobs of their searches, once a day; running again on the same day tells nobody. */
export async function sendAlerts(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - restMs)
  while ((await transaction(deps.db, (tx) => sendSome(deps, tx, before))) === atOnce);
}

/** Handles some alerts that were not looked at since; returns how many. */
async function sendSome({ clock, jobs }: Deps, tx: Tx, before: Date): Promise<number> {
  const alerts = await alertsWithFields(tx)
    .where('a.looked_at', '<', before)
    .orderBy('a.looked_at')
    .orderBy('a.id')
    .limit(atOnce)
    .forUpdate('a')
    .skipLocked()
    .execute()
  if (alerts.length === 0) return 0
  const now = clock.now()
  for (const { id, person_id: personId, search, looked_at, field } of alerts) {
    const count = await countNewJobs(tx, now, search, looked_at)
    if (count === 0) continue
    const about = { count, title: titleOfSearch(search, field), link: addressOfSearch(search) }
    const cause = `job alert ${id} ${dayAt(now)}`
    await leaveNotice(jobs, tx, clock, { personId, kind: careersNoticeTypes.jobAlert, about, cause })
  }
  const ids = alerts.map(({ id }) => id)
  await careers(tx).updateTable('careers.alerts').set({ looked_at: now }).where('id', 'in', ids).execute()
  return alerts.length
}
