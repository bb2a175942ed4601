import { z } from 'zod'
import type { Db } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { InteropDeps } from '../deps.ts'
import type { Statement } from '../statement.ts'
import { interop } from '../tables.ts'

/** Sends all that is not sent yet; tried again for a day while the store does not answer. */
export const sendStatements = jobKind('interop.send-statements', z.object({}), { retries: 12, pause: 20 })
export const sweepStatements = jobKind('interop.sweep-statements', z.object({}), { retries: 2, pause: 60 })

const atOnce = 50
const patience = 20_000
const keptDays = 30

type Store = NonNullable<InteropDeps['config']['xapi']>

/** Sends what waits, oldest first, batch by batch. */
export async function workStatements(
  { db, clock, config: { xapi } }: InteropDeps,
  signal: AbortSignal,
): Promise<void> {
  if (!xapi) return
  for (;;) {
    signal.throwIfAborted()
    const rows = await interop(db)
      .selectFrom('interop.statements')
      .select(['id', 'statement'])
      .where('sent_at', 'is', null)
      .where('is_refused', '=', false)
      .orderBy('at')
      .orderBy('id')
      .limit(atOnce)
      .execute()
    if (rows.length === 0) return
    const refused = await send(xapi, rows, signal)
    const sent = rows.map(({ id }) => id).filter((id) => !refused.includes(id))
    if (sent.length > 0) await note(db, sent, { sent_at: clock.now() })
    if (refused.length > 0) await note(db, refused, { is_refused: true })
  }
}

const note = (db: Db, ids: readonly string[], change: { sent_at: Date } | { is_refused: true }) =>
  interop(db).updateTable('interop.statements').set(change).where('id', 'in', ids).execute()

interface Waiting {
  readonly id: string
  readonly statement: Statement
}

/**
 * Posts statements; returns the ids of those that the store refuses for what they are. A store takes all of a request or
 * nothing, so after a refusal each is sent alone. Throws when the store does not answer or lets nobody in: later it may.
 */
async function send(store: Store, waiting: readonly Waiting[], signal: AbortSignal): Promise<string[]> {
  const status = await post(
    store,
    waiting.map(({ statement }) => statement),
    signal,
  )
  // 409: it has a statement of this id already.
  if (status < 300 || (status === 409 && waiting.length === 1)) return []
  const isOfStatements = [400, 409, 413, 422].includes(status)
  if (!isOfStatements) throw new Error(`the learning record store answers ${status}`)
  if (waiting.length === 1) return waiting.map(({ id }) => id)
  const refused: string[] = []
  for (const one of waiting) refused.push(...(await send(store, [one], signal)))
  return refused
}

async function post({ url, key, secret }: Store, statements: readonly Statement[], signal: AbortSignal) {
  const answer = await fetch(new URL('statements', url), {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
      'content-type': 'application/json',
      'x-experience-api-version': '1.0.3',
    },
    body: JSON.stringify(statements),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  })
  await answer.body?.cancel()
  return answer.status
}

/** Statements are the store's once they are sent; here they are kept for thirty days. */
export async function forgetOldStatements({ db, clock }: Pick<InteropDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  await interop(db).deleteFrom('interop.statements').where('at', '<', before).execute()
}
