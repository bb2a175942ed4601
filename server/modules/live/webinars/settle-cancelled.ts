import { leaveNotice } from '#modules/notices'
import { transaction } from '#platform/database'
import type { LiveDeps } from '../deps.ts'
import { webinarCancelled } from '../live-notice-types.ts'
import { laterIfAsked, lockSettling, settleEach } from '../settling.ts'
import { live, type WebinarRow } from '../tables.ts'
import { dropPagesOf } from './pages.ts'
import { giveBack } from './register.ts'

/**
 * Tells everybody of a cancelled webinar and gives the money back, each person by themselves. Telling is a transaction
 * of its own, so that whoever has to wait for the money is told all the same.
 */
export async function settleCancelled(deps: LiveDeps, webinarId: string): Promise<void> {
  const webinar = await live(deps.db)
    .selectFrom('live.webinars')
    .selectAll()
    .where('id', '=', webinarId)
    .where('state', '=', 'cancelled')
    .executeTakeFirst()
  if (!webinar) return
  const rows = await live(deps.db)
    .selectFrom('live.registrations')
    .select(['id', 'person_id', 'paid'])
    .where('webinar_id', '=', webinarId)
    .where('state', '<>', 'cancelled')
    .orderBy('turn')
    .execute()
  // After a failure the job is tried again, with those who are left.
  await settleEach(rows, async (row) => {
    await tell(deps, webinar, row)
    await end(deps, webinar, row.id)
  }).finally(() => dropPagesOf(deps.pages))
}

const mostAtOnce = 100

/** Settles again the cancelled webinars that a job has left unsettled: a manager had to decide, or all its tries failed. */
export async function settleLeftWebinars(deps: LiveDeps): Promise<void> {
  const rows = await live(deps.db)
    .selectFrom('live.webinars as w')
    .select('w.id')
    .where('w.state', '=', 'cancelled')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('live.registrations as r')
          .select('r.id')
          .whereRef('r.webinar_id', '=', 'w.id')
          .where('r.state', '<>', 'cancelled'),
      ),
    )
    .orderBy('w.starts_at')
    .orderBy('w.id')
    .limit(mostAtOnce)
    .execute()
  await settleEach(rows, ({ id }) => settleCancelled(deps, id))
}

interface Registered {
  readonly id: string
  readonly person_id: string
  readonly paid: number
}

const tell = (
  { db, jobs, clock }: LiveDeps,
  webinar: WebinarRow,
  { person_id: personId, paid }: Registered,
) =>
  transaction(db, (tx) =>
    leaveNotice(jobs, tx, clock, {
      ...{ personId, kind: webinarCancelled },
      about: {
        ...{ title: webinar.title, slug: webinar.slug, startsAt: webinar.starts_at },
        ...{ reason: webinar.cancel_reason ?? '', isPaid: paid > 0 },
      },
      cause: `cancellation of webinar ${webinar.id}`,
    }),
  )

const end = (deps: LiveDeps, { owner_id, cancel_reason }: WebinarRow, id: string) =>
  transaction(deps.db, async (tx) => {
    await lockSettling(tx, id)
    const rows = live(tx).selectFrom('live.registrations').selectAll().where('id', '=', id)
    const row = await rows.where('state', '<>', 'cancelled').executeTakeFirst()
    if (row) await giveBack(deps, tx, row, { by: owner_id, reason: cancel_reason ?? '' })
  }).catch(laterIfAsked)
