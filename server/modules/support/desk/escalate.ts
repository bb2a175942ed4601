import { z } from 'zod'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { staffOf } from '../answer-ticket.ts'
import { noteAct } from '../change-state.ts'
import type { SupportDeps } from '../deps.ts'
import { dueAfter, type Served } from '../due.ts'
import { ticketLate } from '../support-notice-types.ts'
import { support } from '../tables.ts'

export const escalateTickets = jobKind('support.escalate-tickets', z.object({}))

const most = 50

/** Tells all of the staff, once, of each open ticket whose time has passed without an answer. */
export async function escalateLate({
  db,
  clock,
  jobs,
}: Pick<SupportDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  for (let told = most; told === most; )
    told = await transaction(db, async (tx) => {
      const now = clock.now()
      const late = await support(tx)
        .selectFrom('support.tickets')
        .select(['id', 'number', 'subject', 'due_at', 'open_since', 'waited_seconds'])
        .select(['department', 'priority'])
        .where('state', '=', 'open')
        .where('escalated_at', 'is', null)
        .where('due_at', '<', now)
        .orderBy('due_at')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .execute()
      const staff = late.length === 0 ? [] : await staffOf(tx)
      for (const { id, number, subject, due_at, ...since } of late) {
        if (await isPutOff(tx, now, id, since)) continue
        await support(tx)
          .updateTable('support.tickets')
          .set({ escalated_at: now })
          .where('id', '=', id)
          .execute()
        await noteAct(tx, now, id, 'escalated', { byId: null })
        for (const one of staff)
          await leaveNotice(jobs, tx, clock, {
            personId: one.id,
            kind: ticketLate,
            about: { ticketId: id, number: Number(number), subject },
            cause: `ticket late ${id} ${due_at?.toISOString()}`,
          })
      }
      return late.length
    })
}

interface Since extends Served {
  readonly open_since: Date | null
  readonly waited_seconds: number
}

/** Whether the time has not passed after all, because a holiday was declared meanwhile; the ticket is due later then. */
async function isPutOff(tx: Tx, now: Date, id: string, since: Since): Promise<boolean> {
  const { open_since, waited_seconds } = since
  const due = open_since && (await dueAfter(tx, open_since, since, waited_seconds))
  if (due === null || due <= now) return false
  await support(tx).updateTable('support.tickets').set({ due_at: due }).where('id', '=', id).execute()
  return true
}
