import { withTax } from '@arvand/contracts/tax'
import { sql } from 'kysely'
import { z } from 'zod'
import { type LeftNotice, leaveNotice } from '#modules/notices'
import { lockAccount } from '#modules/wallet'
import { type Tx, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { forEachIsolated } from '../for-each-isolated.ts'
import { endPause } from '../plus/change-plus.ts'
import { endPlus } from '../plus/end-plus.ts'
import { plusNoticeTypes } from '../plus/plus-notice-types.ts'
import { day, graceEnd, isDearerThanTold, nextStep, renewsAfter } from '../plus/subscription.ts'
import { addTransition, lockRunning, type PlannedSubscription } from '../plus/subscription-queries.ts'
import { readSettings } from '../settings.ts'
import { commerce } from '../tables.ts'
import { type RenewDeps, renew } from './renew-plus.ts'

/** Scheduled job: renews, warns, ends and resumes subscriptions that are due. */
export const renewDueKind = jobKind('commerce.keep-plus', z.strictObject({}), { retries: 1, pause: 60 })

const batch = 200

/** Handles all subscriptions that are due, each in a transaction of its own, so that one that fails stops no other. */
export const renewDue = (deps: RenewDeps, signal?: AbortSignal): Promise<void> =>
  forEachIsolated(whoseTimeHasCome(deps), ({ personId }) => step(deps, personId), signal)

async function* whoseTimeHasCome(deps: RenewDeps): AsyncGenerator<Due> {
  for (const find of [findRested, findDue]) {
    for (let rows = await find(deps, null); rows.length > 0; ) {
      yield* rows
      rows = rows.length < batch ? [] : await find(deps, rows.at(-1) ?? null)
    }
  }
}

interface Due {
  readonly id: string
  readonly personId: string
  readonly at: Date
}

async function findRested({ db, clock }: RenewDeps, last: Due | null): Promise<Due[]> {
  let rows = commerce(db)
    .selectFrom('commerce.subscriptions')
    .select(['id', 'person_id as personId', 'rests_until as at'])
    .where('state', '=', 'paused')
    .where('rests_until', '<=', clock.now())
  if (last)
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('rests_until', 'id'), '>', tuple(last.at, last.id)),
    )
  const found = await rows.orderBy('rests_until').orderBy('id').limit(batch).execute()
  return found.flatMap(({ at, ...one }) => (at ? [{ ...one, at }] : []))
}

/** Leaves out subscriptions whose warnings were sent; the condition is the rule of `nextStep` in SQL. */
async function findDue({ db, clock }: RenewDeps, last: Due | null): Promise<Due[]> {
  const now = clock.now()
  const [soon, aWeek] = [1, 7].map((days) => new Date(now.getTime() + days * day)) as [Date, Date]
  let rows = commerce(db)
    .selectFrom('commerce.subscriptions')
    .select(['id', 'person_id as personId', 'until as at'])
    .where('state', 'in', ['active', 'grace'])
    .where('until', '<=', aWeek)
    .where(({ or, and, eb }) =>
      or([
        eb('until', '<=', now),
        and([eb('renews', '=', true), eb('until', '<=', soon)]),
        eb('told_at', 'is', null),
        eb('told_at', '<', sql<Date>`until - interval '7 days'`),
        and([eb('until', '<=', soon), eb('told_at', '<', sql<Date>`until - interval '1 day'`)]),
      ]),
    )
  if (last)
    rows = rows.where(({ eb, refTuple, tuple }) => eb(refTuple('until', 'id'), '>', tuple(last.at, last.id)))
  return rows.orderBy('until').orderBy('id').limit(batch).execute()
}

/** Locks the wallet and then the subscription, as every payment does, and decides under these locks what is due. */
function step(deps: RenewDeps, personId: string): Promise<void> {
  return transaction(deps.db, async (tx) => {
    await lockAccount(tx, { kind: 'person', ownerId: personId })
    const one = await lockRunning(tx, personId)
    if (!one) return
    const now = deps.clock.now()
    const what = nextStep(one, one.plan, now)
    if (what === 'resume') await resume(deps, tx, one, now)
    if (what === 'end') await endPlus(deps, tx, one, now)
    if (what === 'tell-week' || what === 'tell-day') await tellOfEnd(deps, tx, one, now)
    if (what === 'renew') await tryToRenew(deps, tx, one, now)
  })
}

async function resume(deps: RenewDeps, tx: Tx, one: PlannedSubscription, now: Date): Promise<void> {
  const { until, id, paused_at } = { ...(await endPause(deps, tx, one, now)), paused_at: one.paused_at }
  await tell(deps, tx, one, {
    kind: plusNoticeTypes.resumed,
    about: { title: one.plan.title, until: until.toISOString() },
    cause: `subscription ${id} resumed from ${paused_at?.toISOString()}`,
  })
}

async function tellOfEnd(deps: RenewDeps, tx: Tx, one: PlannedSubscription, now: Date): Promise<void> {
  const { id, plan } = one
  const until = one.until.toISOString()
  const days = Math.max(1, Math.round((one.until.getTime() - now.getTime()) / day))
  const total = one.renews && plan.is_sold ? await totalOf(tx, one) : null
  await markTold(tx, one, { told_at: now, told_total: total })
  if (one.renews && !plan.is_sold)
    return tell(deps, tx, one, {
      kind: plusNoticeTypes.notSold,
      about: { title: plan.title, until },
      cause: `subscription ${id} not sold ${until}`,
    })
  return tell(deps, tx, one, {
    kind: plusNoticeTypes.ending,
    about: { title: plan.title, until, days, total },
    cause: `subscription ${id} ends ${until} in ${days <= 1 ? 1 : 7} ${one.renews}`,
  })
}

const totalOf = async (tx: Tx, { plan }: PlannedSubscription): Promise<number> =>
  withTax(plan.price, (await readSettings(tx)).vatPercent)

/** The price was raised after it was told: the owner has a day to switch the renewal off before it is paid. */
async function tellOfPrice(
  deps: RenewDeps,
  tx: Tx,
  one: PlannedSubscription,
  total: number,
  now: Date,
): Promise<void> {
  const renews_after = renewsAfter(one, one.plan, now)
  await markTold(tx, one, { told_at: now, told_total: total, renews_after })
  await tell(deps, tx, one, {
    kind: plusNoticeTypes.dearer,
    about: { title: one.plan.title, until: one.until.toISOString(), total, before: one.told_total ?? 0 },
    cause: `subscription ${one.id} dearer ${one.until.toISOString()} ${total}`,
  })
}

/** A renewal that the wallet cannot pay leaves the subscription in grace; each run tries again. */
async function tryToRenew(deps: RenewDeps, tx: Tx, one: PlannedSubscription, now: Date): Promise<void> {
  if (one.renews_after !== null && now < one.renews_after) return
  const total = await totalOf(tx, one)
  if (one.plan.is_sold && isDearerThanTold(one, total)) return tellOfPrice(deps, tx, one, total, now)
  const renewal = await renew(deps, tx, one)
  if (renewal.outcome === 'renewed') return
  const isShort = renewal.outcome === 'too-little'
  if (one.until <= now) {
    // A plan that is no longer sold cannot be renewed, so there is nothing to wait for.
    if (!isShort) await endPlus(deps, tx, one, now)
    else if (one.state === 'active') await letWait(deps, tx, one, now)
    return
  }
  const isTold = one.told_at !== null && one.told_at.getTime() >= one.until.getTime() - day
  if (isTold) return
  await markTold(tx, one, { told_at: now })
  const about = { title: one.plan.title, until: one.until.toISOString() }
  const cause = `subscription ${one.id} short ${about.until}`
  await (isShort
    ? tell(deps, tx, one, {
        kind: plusNoticeTypes.short,
        about: { ...about, missing: renewal.missing },
        cause,
      })
    : tell(deps, tx, one, { kind: plusNoticeTypes.notSold, about, cause }))
}

async function letWait(deps: RenewDeps, tx: Tx, one: PlannedSubscription, now: Date): Promise<void> {
  await addTransition(tx, one, { state: 'grace' }, { kind: 'grace', at: now })
  await tell(deps, tx, one, {
    kind: plusNoticeTypes.inGrace,
    about: { title: one.plan.title, until: graceEnd(one, one.plan).toISOString() },
    cause: `subscription ${one.id} in grace ${one.until.toISOString()}`,
  })
}

type Told = Pick<PlannedSubscription, 'told_at'> &
  Partial<Pick<PlannedSubscription, 'told_total' | 'renews_after'>>

async function markTold(tx: Tx, { id }: PlannedSubscription, told: Told): Promise<void> {
  await commerce(tx).updateTable('commerce.subscriptions').set(told).where('id', '=', id).execute()
}

const tell = <About>(
  { jobs, clock }: RenewDeps,
  tx: Tx,
  { person_id: personId }: PlannedSubscription,
  told: Omit<LeftNotice<About>, 'personId'>,
): Promise<void> => leaveNotice(jobs, tx, clock, { personId, ...told })
