import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { discussion, type ReportReason, type SettlementRow } from './tables.ts'

const posts = (db: Db) =>
  discussion(db)
    .selectFrom('discussion.comments as post')
    .innerJoin('discussion.threads as thread', 'thread.id', 'post.thread_id')
    .innerJoin('identity.people as author', 'author.id', 'post.author_id')
    .select(['post.id as comment_id', 'post.body', 'post.at', 'post.removed_by', 'thread.id as thread_id'])
    .select(['thread.title', 'author.id as author_id', 'author.name', 'author.avatar'])

type Post = Awaited<ReturnType<ReturnType<typeof posts>['execute']>>[number]

interface ReportsAsk {
  /** The id of the only post to list. */
  readonly onlyId?: string | undefined
  readonly cursor?: string | undefined
}

/** Posts with open reports, newest first. Uses the index `comments__reported`. */
export async function listOpenReports(db: Db, { onlyId, cursor }: ReportsAsk) {
  let rows = posts(db).where('post.reports', '>', 0)
  if (onlyId) rows = rows.where('post.id', '=', onlyId)
  const page = await keysetPage(rows, [desc('post.id')], cursor)
  const reports = await reportsOf(
    db,
    page.items.map(({ comment_id }) => comment_id),
    sql`report.comment_id = asked.id and report.settlement_id is null`,
  )
  return {
    nextCursor: page.nextCursor,
    items: page.items.map((row) => ({
      ...shown(row),
      id: row.comment_id,
      reports: reports.of(row.comment_id),
      settlement: null,
    })),
  }
}

/** Settled reports with their posts, newest first. */
export async function listSettled(db: Db, { onlyId, cursor }: ReportsAsk) {
  let rows = posts(db)
    .innerJoin('discussion.settlements as settlement', 'settlement.comment_id', 'post.id')
    .innerJoin('identity.people as keeper', 'keeper.id', 'settlement.by_id')
    .select(['settlement.id', 'settlement.verdict', 'settlement.note', 'settlement.at as settled_at'])
    .select('settlement.reason')
    .select(['keeper.id as keeper_id', 'keeper.name as keeper', 'keeper.avatar as keeper_avatar'])
  if (onlyId) rows = rows.where('post.id', '=', onlyId)
  const page = await keysetPage(rows, [desc('settlement.id')], cursor)
  const reports = await reportsOf(
    db,
    page.items.map(({ id }) => id),
    sql`report.settlement_id = asked.id`,
  )
  return {
    nextCursor: page.nextCursor,
    items: page.items.map((row) => ({
      ...shown(row),
      id: row.id,
      reports: reports.of(row.id),
      settlement: {
        verdict: row.verdict as SettlementRow['verdict'],
        reason: row.reason,
        note: row.note,
        at: row.settled_at,
        by: { id: row.keeper_id, name: row.keeper, photo: row.keeper_avatar },
      },
    })),
  }
}

const shown = (row: Post) => ({
  thread: { id: row.thread_id, title: row.title },
  comment: {
    id: row.comment_id,
    author: { id: row.author_id, name: row.name, photo: row.avatar },
    body: row.body,
    at: row.at,
    removed: row.removed_by,
  },
})

interface Report {
  readonly asked_id: string
  readonly reason: ReportReason
  readonly text: string | null
  readonly at: Date
  readonly id: string
  readonly name: string
  readonly avatar: string | null
}

/** Of each post; a manager needs no more reports to decide. */
const mostReports = 50

/** The oldest reports of each of these posts or settlements; `isOf` tells which reports belong to `asked.id`. */
async function reportsOf(db: Db, ids: readonly string[], isOf: RawBuilder<unknown>) {
  const { rows } = await sql<Report>`
    select asked.id as asked_id, told.*
    from unnest(${ids}::uuid[]) as asked (id)
    cross join lateral (
      select report.reason, report.text, report.at, person.id, person.name, person.avatar
      from discussion.reports as report
      join identity.people as person on person.id = report.person_id
      where ${isOf}
      order by report.id
      limit ${sql.lit(mostReports)}
    ) as told
  `.execute(discussion(db))
  const byAsked = Map.groupBy(rows, ({ asked_id }) => asked_id)
  return { of: (id: string) => (byAsked.get(id) ?? []).map(shownReport) }
}

const shownReport = ({ reason, text, at, id, name, avatar }: Report) => ({
  reason,
  text,
  at,
  by: { id, name, photo: avatar },
})

/** Where the post stands that was written first of those with open reports, and when it was first reported. */
export const longestReported = (db: Db) =>
  discussion(db)
    .selectFrom('discussion.comments as post')
    .innerJoin('discussion.threads as thread', 'thread.id', 'post.thread_id')
    .innerJoin('discussion.reports as report', (on) =>
      on.onRef('report.comment_id', '=', 'post.id').on('report.settlement_id', 'is', null),
    )
    .select(['thread.title as name', 'report.at'])
    .where('post.reports', '>', 0)
    .orderBy('post.id')
    .orderBy('report.id')
    .limit(1)
    .executeTakeFirst()

/** How many posts have open reports. */
export async function countReported(db: Db): Promise<number> {
  const { waiting } = await discussion(db)
    .selectFrom('discussion.comments')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('reports', '>', 0)
    .executeTakeFirstOrThrow()
  return waiting
}
