import type { Input, Reply } from '@arvand/contracts/endpoint'
import type { showManagerHome as endpoint } from '@arvand/contracts/home/homes'
import type { Scope } from '@arvand/contracts/people'
import { findPictures } from '#modules/media'
import type { Clock } from '#platform/clock'
import type { Comparison } from '#platform/comparison'
import type { Db } from '#platform/database'
import { comparisonNow, passedOf, periodReply } from '#platform/period-figures'
import type { Attention, ManagerAttentionItem } from '#plugs/attention'
import { attentionOfManager } from './attention.ts'
import { readBest, readFields, salesSince } from './figure-queries.ts'
import { figuresOf } from './figures.ts'

/** A manager's first page; only managers of finance see sums of money. */
export async function showManagerHome(
  { db, clock, attention }: { db: Db; clock: Clock; attention: readonly Attention[] },
  { period, to }: Input<typeof endpoint>,
  scopes: ReadonlySet<Scope>,
): Promise<Reply<typeof endpoint>> {
  const comparison = comparisonNow(clock, period, to)
  const { today } = comparison
  const seesMoney = scopes.has('finance')
  const [waiting, salesToday, figures, bestCourses, fields] = await Promise.all([
    attentionOfManager(attention, scopes),
    seesMoney ? salesSince(db, today) : null,
    figuresOf(db, comparison, seesMoney),
    seesMoney ? bestOf(db, comparison) : null,
    seesMoney ? readFields(db, passedOf(comparison, comparison.now)) : null,
  ])
  return {
    attention: waiting.map(rowOf),
    salesToday,
    period: periodReply(comparison),
    figures,
    bestCourses,
    fields,
  }
}

const rowOf = (item: ManagerAttentionItem) => ({
  ...item,
  sum: item.sum ?? null,
  oldest: item.oldest ?? null,
})

async function bestOf(db: Db, comparison: Comparison) {
  const { now, before } = comparison
  const rows = await readBest(db, passedOf(comparison, now), passedOf(comparison, before))
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
