import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import { DeliveryTrouble } from '#platform/delivery-trouble'
import type { Jobs } from '#platform/jobs'
import { deliver, retries } from './jobs.ts'
import type { Outgoing, Send } from './outgoing.ts'
import { notBefore, wakeful } from './quiet-hours.ts'
import { type DeliveryRow, notices } from './tables.ts'

export interface Deliverer {
  readonly db: Db
  readonly clock: Clock
  readonly jobs: Jobs
  readonly send: Send
}

/**
 * Sends one notice over one channel, at most once. The attempt is committed before the message goes out. When the
 * process dies before it saves the outcome, or the connection breaks when the message may have been accepted, the
 * delivery ends as «unknown» and is not sent again (docs/decisions/0010). Only a known «not
 * sent» is tried again, with growing waits.
 */
export async function deliverNotice(with_: Deliverer, deliveryId: string): Promise<void> {
  const outgoing = await begin(with_, deliveryId)
  if (outgoing === null) return
  try {
    const skipped = await with_.send(outgoing)
    await end(with_, deliveryId, skipped === null ? 'sent' : 'skipped', skipped)
  } catch (error) {
    await settle(with_, outgoing, error)
  }
}

/** Marks the delivery as begun. Null when there is nothing to send, or not at this hour. */
async function begin(with_: Deliverer, deliveryId: string): Promise<Outgoing | null> {
  const row = await takeAtOnce(with_, deliveryId)
  return row ? outgoingOf(row) : beginOrNot(with_, deliveryId)
}

/** The usual case in one statement: the delivery is waiting and may be sent now. */
function takeAtOnce({ db, clock }: Deliverer, deliveryId: string): Promise<Taken | undefined> {
  const now = clock.now()
  const isNight = notBefore(now, 'sms', false) > now
  return notices(db)
    .updateTable('notices.deliveries as d')
    .from('notices.notices as n')
    .innerJoin('identity.contacts as c', 'c.person_id', 'n.person_id')
    .set((of) => ({ state: 'trying', tries: of('d.tries', '+', 1), tried_at: now }))
    .whereRef('n.id', '=', 'd.notice_id')
    .where('d.id', '=', deliveryId)
    .where(({ or, and, eb }) =>
      or([eb('d.state', '=', 'waiting'), and([eb('d.state', '=', 'trying'), eb('d.channel', '=', 'app')])]),
    )
    .where(({ or, eb, val }) =>
      or([eb('d.channel', 'not in', wakeful), eb('n.urgent', '=', true), eb(val(isNight), '=', false)]),
    )
    .returning(['d.id', 'd.channel', 'd.address', 'd.tries', 'n.id as notice_id', 'n.person_id', 'n.kind'])
    .returning(['n.title', 'n.body', 'n.link', 'n.urgent', 'c.name', 'c.mobile', 'c.email'])
    .executeTakeFirst()
}

function beginOrNot({ db, clock, jobs }: Deliverer, deliveryId: string): Promise<Outgoing | null> {
  return transaction(db, async (tx) => {
    const row = await lockDelivery(tx, deliveryId)
    if (!row) return null
    const now = clock.now()
    // A live message to open pages may be sent twice, as it only carries the current state; what leaves the app may not.
    if (row.state === 'trying' && row.channel !== 'app') {
      await mark(tx, deliveryId, { state: 'unknown', ended_at: now, trouble: 'died while sending' })
      return null
    }
    if (row.state !== 'waiting' && row.state !== 'trying') return null
    const at = notBefore(now, row.channel, row.urgent)
    if (at > now) {
      await jobs.leave(tx, deliver, { deliveryId }, { at })
      return null
    }
    await mark(tx, deliveryId, { state: 'trying', tries: row.tries + 1, tried_at: now })
    return outgoingOf({ ...row, tries: row.tries + 1 })
  })
}

async function settle(
  { db, clock }: Deliverer,
  { id, tries, channel }: Outgoing,
  error: unknown,
): Promise<void> {
  const trouble = String(error instanceof Error ? error.message : error).slice(0, 200)
  const ended_at = clock.now()
  const notSent = error instanceof DeliveryTrouble ? error.outcome === 'notSent' : channel === 'app'
  if (!notSent) {
    await mark(db, id, { state: 'unknown', ended_at, trouble })
    return
  }
  const final = error instanceof DeliveryTrouble && error.final
  if (final || tries > retries) {
    await mark(db, id, { state: 'failed', ended_at, trouble })
    return
  }
  await mark(db, id, { state: 'waiting', trouble })
  throw error
}

const end = ({ db, clock }: Deliverer, id: string, state: 'sent' | 'skipped', trouble: string | null) =>
  mark(db, id, { state, ended_at: clock.now(), trouble })

async function mark(
  db: Db,
  id: string,
  values: Partial<Omit<DeliveryRow, 'id' | 'address' | 'tries'>> & { tries?: number },
) {
  await notices(db).updateTable('notices.deliveries').set(values).where('id', '=', id).execute()
}

function lockDelivery(tx: Tx, deliveryId: string) {
  return notices(tx)
    .selectFrom('notices.deliveries as d')
    .innerJoin('notices.notices as n', 'n.id', 'd.notice_id')
    .innerJoin('identity.contacts as c', 'c.person_id', 'n.person_id')
    .select(['d.id', 'd.channel', 'd.address', 'd.state', 'd.tries'])
    .select(['n.id as notice_id', 'n.person_id', 'n.kind', 'n.title', 'n.body', 'n.link', 'n.urgent'])
    .select(['c.name', 'c.mobile', 'c.email'])
    .where('d.id', '=', deliveryId)
    .forUpdate('d')
    .executeTakeFirst()
}

type Taken = Omit<NonNullable<Awaited<ReturnType<typeof lockDelivery>>>, 'state'>

const outgoingOf = (row: Taken): Outgoing => ({
  id: row.id,
  channel: row.channel,
  tries: row.tries,
  to: {
    mobile: row.channel === 'sms' && row.address ? row.address : row.mobile,
    email: row.channel === 'mail' && row.address ? row.address : row.email,
    subscriptionId: row.channel === 'push' ? row.address : null,
  },
  name: row.name,
  notice: {
    id: row.notice_id,
    personId: row.person_id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    link: row.link,
    urgent: row.urgent,
  },
})
