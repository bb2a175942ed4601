import type { Clock } from '../clock.ts'
import { type Db, lens } from '../database.ts'
import { newId } from '../ids.ts'

export interface OutboxRow {
  readonly id: string
  readonly recipient: string
  readonly kind: 'sms' | 'call' | 'mail'
  readonly text: string
  readonly code: string | null
  readonly at: Date
}

const platform = lens<{ 'platform.outbox': OutboxRow }>()

export async function putInOutbox(
  db: Db,
  clock: Clock,
  message: Omit<OutboxRow, 'id' | 'at'>,
): Promise<void> {
  await platform(db)
    .insertInto('platform.outbox')
    .values({ ...message, id: newId(), at: clock.now() })
    .execute()
}

/** Newest first, at most a hundred; all recipients when none is named. */
export function listOutbox(db: Db, recipient?: string): Promise<OutboxRow[]> {
  const rows = platform(db)
    .selectFrom('platform.outbox')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
  return (recipient === undefined ? rows : rows.where('recipient', '=', recipient)).execute()
}

const keptDays = 30

/** Deletes messages older than a month; a scheduled job calls it. */
export async function sweepOutbox(db: Db, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 86_400_000)
  await platform(db).deleteFrom('platform.outbox').where('at', '<', before).execute()
}
