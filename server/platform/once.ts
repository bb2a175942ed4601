import { createHash } from 'node:crypto'
import { canonicalJson } from '@arvand/contracts/canonical-json'
import { type ColumnType, type Insertable, sql } from 'kysely'
import type { Clock } from './clock.ts'
import { lens, prepared, type Tx, withCommit } from './database.ts'
import { refuse } from './refusal.ts'

/** A request that a browser may repeat (wire.md 1); its id is unique for one person and endpoint. */
export interface RepeatedRequest {
  readonly personId: string
  readonly endpoint: string
  readonly requestId: string
  /** SHA-256 of the cleaned body. */
  readonly fingerprint: Buffer
}

export type Retention = 'a day' | 'for ever'

interface PlatformTables {
  'platform.requests': {
    person_id: string
    endpoint: string
    request_id: string
    fingerprint: Buffer
    reply: ColumnType<unknown, string, never>
    created_at: Date
    expires_at: Date | null
  }
}
const platform = lens<PlatformTables>()

const dayInMs = 86_400_000

/**
 * Runs `work` once per request id. A repetition gets the first reply; another body under the same id is refused; a
 * duplicate request at the same time waits for the first one. Reply and work are stored by one commit.
 */
export async function once<Reply>(
  tx: Tx,
  clock: Clock,
  request: RepeatedRequest,
  retention: Retention,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const stored = await replyOfDuplicate(tx, request)
  if (stored) {
    if (!stored.fingerprint.equals(request.fingerprint)) refuse('request.id-reused')
    return deserialize(stored.reply) as Reply
  }
  const reply = await work()
  saveReply(tx, clock, request, retention, reply)
  return reply
}

/** The fingerprint of a cleaned body: the same fields in any order give the same bytes. */
export function fingerprintOf(body: unknown): Buffer {
  return createHash('sha256').update(canonicalJson(body)).digest()
}

const keptReply = prepared(
  (_db, { personId, endpoint, requestId }: Pick<RepeatedRequest, 'personId' | 'endpoint' | 'requestId'>) =>
    sql<{ fingerprint: Buffer; reply: unknown }>`
      select kept_fingerprint as fingerprint, kept_reply as reply
        from platform.kept_reply(${personId}, ${endpoint}, ${requestId})`,
)

/** The stored reply of an earlier request with this id; waits while a duplicate request is running. */
async function replyOfDuplicate(tx: Tx, request: RepeatedRequest) {
  return (await keptReply(tx, request))[0]
}

const addReply = prepared((db, row: Insertable<PlatformTables['platform.requests']>) =>
  platform(db).insertInto('platform.requests').values({
    person_id: row.person_id,
    endpoint: row.endpoint,
    request_id: row.request_id,
    fingerprint: row.fingerprint,
    reply: row.reply,
    created_at: row.created_at,
    expires_at: row.expires_at,
  }),
)

function saveReply(
  tx: Tx,
  clock: Clock,
  request: RepeatedRequest,
  retention: Retention,
  reply: unknown,
): void {
  const now = clock.now()
  const row = {
    person_id: request.personId,
    endpoint: request.endpoint,
    request_id: request.requestId,
    fingerprint: request.fingerprint,
    reply: JSON.stringify(serialize(reply)),
    created_at: now,
    expires_at: retention === 'for ever' ? null : new Date(now.getTime() + dayInMs),
  }
  withCommit(tx, addReply.unsent(tx, row))
}

const instantKey = '$instant'

/** A reply as it can be stored in JSON: an instant is marked, so that it is read as a Date again. */
function serialize(value: unknown): unknown {
  if (value instanceof Date) return { [instantKey]: value.toISOString() }
  return eachPart(value, serialize)
}

function deserialize(value: unknown): unknown {
  if (isObject(value) && typeof value[instantKey] === 'string') return new Date(value[instantKey])
  return eachPart(value, deserialize)
}

function eachPart(value: unknown, change: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Deletes this person's stored replies, except those of money requests, which are stored for ever. */
export async function forgetRequests(tx: Tx, personId: string): Promise<void> {
  await platform(tx)
    .deleteFrom('platform.requests')
    .where('person_id', '=', personId)
    .where('expires_at', 'is not', null)
    .execute()
}

/** Deletes replies that have expired; a scheduled job calls it. */
export async function sweepRequests(tx: Tx, clock: Clock): Promise<void> {
  await platform(tx).deleteFrom('platform.requests').where('expires_at', '<', clock.now()).execute()
}
