import type { OuterChannel } from '@arvand/contracts/panel/notices'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { Jobs } from '#platform/jobs'
import type { NamedNoticeType, NoticeType } from '#plugs/notice-type'
import { deliver } from './jobs.ts'
import { notBefore } from './quiet-hours.ts'
import { type Channel, notices } from './tables.ts'

export interface LeftNotice<About> {
  readonly personId: string
  readonly kind: NoticeType<About>
  readonly about: About
  /** The event behind the notice, e.g. `factor 0190…`: a person gets at most one notice of the same cause. */
  readonly cause: string
  /** Former mobiles and addresses of the person that get the notice as well. */
  readonly alsoTo?: readonly { readonly channel: OuterChannel; readonly address: string }[]
}

/**
 * Creates a notice in the transaction that causes it: after the commit the notice is in the person's list, and a job
 * sends it over each channel. Does nothing when the person has a notice of this cause already, or does not exist.
 */
export async function leaveNotice<About>(
  jobs: Jobs,
  tx: Tx,
  clock: Clock,
  left: LeftNotice<About>,
): Promise<void> {
  const now = clock.now()
  const addresses = await addressesOf(tx, left.personId, left.kind)
  if (addresses === null) return
  const deliveries = [...addresses, ...(left.alsoTo ?? [])].map((one) => ({ id: newId(), ...one }))
  if (!(await keepNotice(tx, now, left, deliveries))) return
  const toDeliver = deliveries.map(({ id, channel }) => {
    const at = notBefore(now, channel, left.kind.urgent)
    return { payload: { deliveryId: id }, ...(at > now ? { at } : {}) }
  })
  await jobs.leaveAll(tx, deliver, toDeliver)
}

/** Inserts the notice with its deliveries; false when the person has a notice of this cause already. */
async function keepNotice<About>(
  tx: Tx,
  at: Date,
  left: LeftNotice<About>,
  deliveries: readonly { readonly id: string; readonly channel: Channel; readonly address: string }[],
): Promise<boolean> {
  const { personId, kind, about, cause } = left
  const { title, body, link } = kind.write(about)
  const each = <T>(of: (delivery: (typeof deliveries)[number]) => T): T[] => deliveries.map(of)
  const { rows } = await sql`
    with made as (
      insert into notices.notices (id, person_id, kind, cause, title, body, link, urgent, at)
        values (${newId()}, ${personId}, ${kind.name}, ${cause}, ${title}, ${body}, ${link ?? null}, ${kind.urgent}, ${at})
        on conflict on constraint notices__cause do nothing
        returning id
    )
    insert into notices.deliveries (id, notice_id, channel, address, state)
      select way.id, made.id, way.channel, way.address, 'waiting'
        from made, unnest(
          ${each(({ id }) => id)}::uuid[],
          ${each(({ channel }) => channel)}::text[],
          ${each(({ address }) => address)}::text[]
        ) as way (id, channel, address)
      returning id`.execute(notices(tx))
  return rows.length > 0
}

interface Address {
  readonly channel: Channel
  readonly address: string
}

/**
 * Where a notice goes: the app, the channels that the person has not turned off (locked ones are always on), and each
 * browser that shows notices. Null if there is no such person.
 */
async function addressesOf(tx: Tx, personId: string, kind: NamedNoticeType): Promise<Address[] | null> {
  const rows = await notices(tx)
    .selectFrom('identity.contacts as c')
    .leftJoin('notices.preferences as p', (on) =>
      on.onRef('p.person_id', '=', 'c.person_id').on('p.kind', '=', kind.name),
    )
    .select(['p.channel', 'p.is_on', browsersOf])
    .where('c.person_id', '=', personId)
    .execute()
  const [row] = rows
  if (!row) return null
  const choices = new Map(rows.map(({ channel, is_on }) => [channel, is_on]))
  const isOn = (way: OuterChannel) => kind.locked[way] !== undefined || (choices.get(way) ?? true)
  const ways = ['app' as const, ...kind.ways.filter(isOn)]
  return ways.flatMap((channel): Address[] =>
    channel === 'push' ? row.browsers.map((address) => ({ channel, address })) : [{ channel, address: '' }],
  )
}

const browsersOf = sql<string[]>`array(
  select s.id::text from notices.push_subscriptions as s where s.person_id = c.person_id order by s.id
)`.as('browsers')
