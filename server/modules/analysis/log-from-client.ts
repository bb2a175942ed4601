import { toLatinDigits } from '@arvand/persian/digits'
import type { Caller } from '#platform/actor'
import type { Db, Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { keysetPage, newestFirst } from '#platform/keyset'
import type { AnalysisDeps } from './deps.ts'
import { daysFrom, dropPartitions, makePartitions } from './partitions.ts'
import { pathPattern } from './path-pattern.ts'
import { analysis } from './tables.ts'

const blot = '•'

/**
 * Redacts what a browser's error text may contain of a person: queries of addresses, mail addresses, numbers as long
 * as a code, a phone, a national code or a card, and anything shaped like a token.
 */
function withoutSecrets(text: string): string {
  return toLatinDigits(text)
    .replace(/(\bhttps?:\/\/[^\s?#()'"<>]+)[?#][^\s()'"<>]*/g, `$1?${blot}`)
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, blot)
    .replace(/[A-Za-z0-9_-]{24,}/g, blot)
    .replace(/\+?[0-9][0-9 -]{4,}[0-9]/g, blot)
}

const perHour = { name: 'analysis-client-log', times: 60, seconds: 3600 }
const keptDays = 30

interface Told {
  readonly level: 'warn' | 'error'
  readonly message: string
  readonly stack?: string | undefined
  readonly path?: string | undefined
}

/** Saves an error that a browser reports, without anything that identifies a person or opens an account. */
export async function logFromClient(
  { db, clock, limits }: AnalysisDeps,
  caller: Caller,
  { level, message, stack, path }: Told,
): Promise<void> {
  await limits.takeByAddress(perHour, caller.address)
  await analysis(db)
    .insertInto('analysis.client_logs')
    .values({
      id: newId(),
      at: clock.now(),
      level,
      message: withoutSecrets(message),
      stack: stack ? withoutSecrets(stack) : null,
      path: path === undefined ? null : pathPattern(path),
      user_agent: caller.userAgent.slice(0, 300),
    })
    .execute()
}

/** Newest first. Uses the index `client_logs__at`. */
export async function listClientLogs(db: Db, cursor?: string) {
  const rows = analysis(db).selectFrom('analysis.client_logs').selectAll()
  const { items, nextCursor } = await keysetPage(rows, newestFirst('at', 'id'), cursor)
  return { items: items.map(({ user_agent, ...row }) => ({ ...row, userAgent: user_agent })), nextCursor }
}

const logs = { table: 'client_logs', column: 'at' } as const

/** Makes the coming days and drops those past the retention; of the day in which it ends the entries go one by one. */
export async function keepClientLogs(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  await dropPartitions(tx, logs, before.toISOString().slice(0, 10))
  await makePartitions(tx, logs, daysFrom(now.toISOString().slice(0, 10), logs.table))
  await analysis(tx).deleteFrom('analysis.client_logs').where('at', '<', before).execute()
}
