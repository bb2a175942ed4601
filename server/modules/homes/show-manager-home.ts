import type { Input, Reply } from '@arvand/contracts/endpoint'
import type { showManagerHome as endpoint } from '@arvand/contracts/home/homes'
import type { Scope } from '@arvand/contracts/people'
import { findPictures } from '#modules/media'
import type { Clock } from '#platform/clock'
import type { Comparison } from '#platform/comparison'
import type { Db } from '#platform/database'
import type { Log } from '#platform/log'
import { comparisonNow, passedRange, periodReply } from '#platform/period-figures'
import type { Agenda } from '#plugs/agenda'
import type { Attention } from '#plugs/attention'
import type { Health } from '#plugs/health'
import { attentionOfManager, byUrgency, type ManagerRow } from './attention.ts'
import { readBest, readFields, salesSince } from './figure-queries.ts'
import { figuresOf } from './figures.ts'
import { healthFor } from './health.ts'
import { queuedKinds } from './queue/list-queue.ts'
import { runningFor } from './running.ts'
import { settled } from './settled.ts'

export interface ManagerHomeDeps {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly attention: readonly Attention[]
  readonly agenda: readonly Agenda[]
  readonly health: readonly Health[]
}

/** A manager's first page; only managers of finance see sums of money. A part that fails takes none of the others along. */
export async function showManagerHome(
  { db, clock, log, ...plugs }: ManagerHomeDeps,
  { period, to }: Input<typeof endpoint>,
  scopes: ReadonlySet<Scope>,
): Promise<Reply<typeof endpoint>> {
  const comparison = comparisonNow(clock, period, to)
  const { today } = comparison
  const seesMoney = scopes.has('finance')
  const queued = queuedKinds(plugs.attention)
  const [waiting, running, health, { figures, unread }, { found, failed }] = await Promise.all([
    attentionOfManager(plugs.attention, scopes, log),
    runningFor(plugs.agenda, scopes, clock.now(), log),
    healthFor(plugs.health, scopes, log),
    figuresOf({ db, log }, comparison, seesMoney),
    settled(log, {
      salesToday: seesMoney ? salesSince(db, today) : null,
      bestCourses: seesMoney ? bestOf(db, comparison) : null,
      fields: seesMoney ? readFields(db, passedRange(comparison, comparison.now)) : null,
    }),
  ])
  return {
    attention: byUrgency([...waiting, ...health.rows]).map((row) => rowOf(row, queued)),
    running: running && { ...running, items: [...running.items] },
    health: { parts: health.parts, waiting: health.rows.length },
    period: periodReply(comparison),
    figures,
    unread,
    salesToday: found.salesToday ?? null,
    bestCourses: found.bestCourses ?? null,
    fields: found.fields ?? null,
    failed,
  }
}

const rowOf = (item: ManagerRow, queued: ReadonlySet<string>) => ({
  ...item,
  isQueued: queued.has(item.code),
  sum: item.sum ?? null,
  oldest: item.oldest ?? null,
})

async function bestOf(db: Db, comparison: Comparison) {
  const { now, before } = comparison
  const rows = await readBest(db, passedRange(comparison, now), passedRange(comparison, before))
  const pictures = await findPictures(
    db,
    rows.map(({ cover_file_id }) => cover_file_id),
  )
  return rows.map(({ id, slug, title, teacher, enrolments, ...row }) => ({
    ...{ id, slug, title, teacher, enrolments },
    category: { slug: row.category, title: row.category_title, palette: row.palette },
    cover: pictures(row.cover_file_id),
    sales: Number(row.sales),
    before: Number(row.before),
    counts: { now: row.count, before: row.count_before },
  }))
}
