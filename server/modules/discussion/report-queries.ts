import type { Db } from '#platform/database'
import { desc, keysetPage } from '#platform/keyset'
import { discussion, type SettlementRow } from './tables.ts'

const posts = (db: Db) =>
  discussion(db)
    .selectFrom('discussion.comments as post')
    .innerJoin('discussion.threads as thread', 'thread.id', 'post.thread_id')
    .innerJoin('identity.people as author', 'author.id', 'post.author_id')
    .select(['post.id as comment_id', 'post.body', 'post.at', 'post.removed_by', 'thread.id as thread_id'])
    .select(['thread.title', 'author.id as author_id', 'author.name', 'author.avatar'])

type Post = Awaited<ReturnType<ReturnType<typeof posts>['execute']>>[number]

/** Posts with open reports, newest first. Uses the index `comments__reported`. */
export async function listOpenReports(db: Db, cursor?: string) {
  const rows = posts(db).where('post.reports', '>', 0)
  const page = await keysetPage(rows, [desc('post.id')], cursor)
  const reports = await reportsOf(db, (one) =>
    one
      .where('report.settlement_id', 'is', null)
      .where('report.comment_id', 'in', idsOf(page.items, 'comment_id')),
  )
  return {
    nextCursor: page.nextCursor,
    items: page.items.map((row) => ({
      ...shown(row),
      id: row.comment_id,
      reports: reports.filter(({ comment_id }) => comment_id === row.comment_id).map(shownReport),
      settlement: null,
    })),
  }
}

/** Settled reports with their posts, newest first. */
export async function listSettled(db: Db, cursor?: string) {
  const rows = posts(db)
    .innerJoin('discussion.settlements as settlement', 'settlement.comment_id', 'post.id')
    .innerJoin('identity.people as keeper', 'keeper.id', 'settlement.by_id')
    .select(['settlement.id', 'settlement.verdict', 'settlement.note', 'settlement.at as settled_at'])
    .select(['keeper.id as keeper_id', 'keeper.name as keeper', 'keeper.avatar as keeper_avatar'])
  const page = await keysetPage(rows, [desc('settlement.id')], cursor)
  const reports = await reportsOf(db, (one) =>
    one.where('report.settlement_id', 'in', idsOf(page.items, 'id')),
  )
  return {
    nextCursor: page.nextCursor,
    items: page.items.map((row) => ({
      ...shown(row),
      id: row.id,
      reports: reports.filter(({ settlement_id }) => settlement_id === row.id).map(shownReport),
      settlement: {
        verdict: row.verdict as SettlementRow['verdict'],
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

const withReports = (db: Db) =>
  discussion(db)
    .selectFrom('discussion.reports as report')
    .innerJoin('identity.people as person', 'person.id', 'report.person_id')
    .select(['report.comment_id', 'report.settlement_id', 'report.reason', 'report.text', 'report.at'])
    .select(['person.id', 'person.name', 'person.avatar'])
    .orderBy('report.id')
    // For all posts of a page together; a manager needs no more reports to decide.
    .limit(200)

type Reports = ReturnType<typeof withReports>
const reportsOf = (db: Db, which: (reports: Reports) => Reports) => which(withReports(db)).execute()

const shownReport = (row: Awaited<ReturnType<Reports['execute']>>[number]) => ({
  reason: row.reason,
  text: row.text,
  at: row.at,
  by: { id: row.id, name: row.name, photo: row.avatar },
})

const nobody = '00000000-0000-0000-0000-000000000000'

/** At least one id, so that the list of a query is never empty. */
const idsOf = <Key extends string>(rows: readonly Record<Key, string>[], key: Key): string[] =>
  rows.length > 0 ? rows.map((row) => row[key]) : [nobody]

/** How many posts have open reports. */
export async function countReported(db: Db): Promise<number> {
  const { waiting } = await discussion(db)
    .selectFrom('discussion.comments')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('reports', '>', 0)
    .executeTakeFirstOrThrow()
  return waiting
}
