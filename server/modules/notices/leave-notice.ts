import type { OuterChannel } from '@arvand/contracts/panel/notices'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { Jobs } from '#platform/jobs'
import { deliver } from './jobs.ts'
import type { NamedKind, NoticeKind } from './notice-kind.ts'
import { notBefore } from './quiet-hours.ts'
import { type Channel, notices } from './tables.ts'

export interface LeftNotice<About> {
  readonly personId: string
  readonly kind: NoticeKind<About>
  readonly about: About
  /** What made it, e.g. `factor 0190…`: the same cause never tells the same person twice. */
  readonly cause: string
  /** Numbers and addresses that were the person's until now and hear of it too. */
  readonly alsoTo?: readonly { readonly channel: OuterChannel; readonly address: string }[]
}

/**
 * Leaves a notice in the transaction that causes it: with the commit it is in the person's list, and a job for each way
 * is on its way. Does nothing when this cause has told this person already, or the person is gone.
 */
export async function leaveNotice<About>(
  jobs: Jobs,
  tx: Tx,
  clock: Clock,
  left: LeftNotice<About>,
): Promise<void> {
  const now = clock.now()
  const noticeId = await keepNotice(tx, now, left)
  if (noticeId === null) return
  const ways = await waysOf(tx, left.personId, left.kind)
  const deliveries = [
    { channel: 'app' as Channel, address: '' },
    ...ways.map((channel) => ({ channel, address: '' })),
    ...(left.alsoTo ?? []),
  ].map((way) => ({
    id: newId(),
    notice_id: noticeId,
    state: 'waiting' as const,
    tried_at: null,
    ended_at: null,
    trouble: null,
    ...way,
  }))
  await notices(tx).insertInto('notices.deliveries').values(deliveries).execute()
  for (const { id, channel } of deliveries) {
    const at = notBefore(now, channel, left.kind.urgent)
    await jobs.leave(tx, deliver, { deliveryId: id }, at > now ? { at } : {})
  }
}

async function keepNotice<About>(tx: Tx, at: Date, left: LeftNotice<About>): Promise<string | null> {
  const { personId, kind, about, cause } = left
  const person = await notices(tx)
    .selectFrom('identity.contacts')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (!person) return null
  const { title, body, link } = kind.write(about)
  const row = await notices(tx)
    .insertInto('notices.notices')
    .values({
      id: newId(),
      person_id: personId,
      kind: kind.name,
      cause,
      title,
      body,
      link: link ?? null,
      urgent: kind.urgent,
      at,
      read_at: null,
    })
    .onConflict((conflict) => conflict.constraint('notices__cause').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The ways that the person left on; a locked one is on whatever they once chose. */
async function waysOf(tx: Tx, personId: string, kind: NamedKind): Promise<OuterChannel[]> {
  const chosen = await notices(tx)
    .selectFrom('notices.preferences')
    .select(['channel', 'is_on'])
    .where('person_id', '=', personId)
    .where('kind', '=', kind.name)
    .execute()
  const choices = new Map(chosen.map((row) => [row.channel, row.is_on]))
  return kind.ways.filter((way) => kind.locked[way] !== undefined || (choices.get(way) ?? true))
}
