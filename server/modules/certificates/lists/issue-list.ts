import type { issueByList as endpoint } from '@arvand/contracts/teacher/certificate-lists'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { jobKind } from '#platform/jobs'
import { refuse } from '#platform/refusal'
import { type IssuingDeps, issueTo } from '../issuing/issue-to.ts'
import { entitledAmong } from '../issuing/issued-queries.ts'
import { certificates, type StoredOutcome } from '../tables.ts'
import { findCourse, findWebinar, needIssuerOf } from '../templates/may-issue.ts'
import { findTemplate } from '../templates/template-queries.ts'
import { needList } from './list-queries.ts'

/** Issues the certificates of a list. */
export const workIssueList = jobKind('certificates.work-issue-list', z.object({ listId: z.uuid() }))

/** Certificates that are issued in one transaction. */
const batchSize = 50

/** Begins to issue a list that was looked at. */
export const issueByList = (
  { db, jobs }: Pick<IssuingDeps, 'db' | 'jobs'>,
  { input, actor }: Pick<Asked<typeof endpoint>, 'input' | 'actor'>,
) =>
  transaction(db, async (tx) => {
    const { templateId } = await needList(tx, actor.personId, input.listId)
    const template = (await findTemplate(tx, templateId)) ?? refuse('certificates.unknown-template')
    // The maker may have left the staff since.
    await needIssuerOf(tx, actor, template, 'certificates.unknown-template')
    const begun = await certificates(tx)
      .updateTable('certificates.issue_lists')
      .set({ state: 'issuing' })
      .where('id', '=', input.listId)
      .where('state', '=', 'checked')
      .returning('id')
      .executeTakeFirst()
    if (begun) await jobs.leave(tx, workIssueList, { listId: begun.id })
    return { list: await needList(tx, actor.personId, input.listId) }
  })

/** Issues batch by batch; after a stopped process, the next run goes on with the lines that are still ready. */
export async function workWholeIssueList(
  deps: IssuingDeps,
  listId: string,
  signal: AbortSignal,
): Promise<void> {
  for (let isMore = true; isMore; ) {
    signal.throwIfAborted()
    isMore = await transaction(deps.db, (tx) => workBatch(deps, tx, listId))
  }
}

/** Issues the certificates of the next lines; false when none is left. */
async function workBatch(deps: IssuingDeps, tx: Tx, listId: string): Promise<boolean> {
  const list = await certificates(tx)
    .selectFrom('certificates.issue_lists')
    .selectAll()
    .where('id', '=', listId)
    .where('state', '=', 'issuing')
    .forUpdate()
    .executeTakeFirst()
  const template = list && (await findTemplate(tx, list.template_id))
  const item =
    template && (await (template.kind === 'course' ? findCourse : findWebinar)(tx, template.itemId))
  if (!list || !item) return false
  const lines = await readyLines(tx, listId)
  if (lines.length === 0) {
    await certificates(tx)
      .updateTable('certificates.issue_lists')
      .set({ state: 'done' })
      .where('id', '=', listId)
      .execute()
    return false
  }
  const people = await entitledAmong(
    tx,
    item,
    lines.map(({ personId }) => personId),
  )
  const outcomes: StoredOutcome[] = []
  for (const { personId: id } of lines) {
    const name = people.get(id)
    const issue = { template, item, reason: 'by-hand', byId: list.by_id } as const
    // Between the look and now somebody may have left, or got theirs.
    const made = name === undefined ? undefined : await issueTo(deps, tx, { ...issue, person: { id, name } })
    outcomes.push(made === undefined ? 'not-entitled' : made === null ? 'has-one' : 'issued')
  }
  await sql`
    update certificates.issue_list_lines as l set outcome = o.outcome
    from unnest(${lines.map(({ line }) => line)}::int[], ${outcomes}::text[]) as o (line, outcome)
    where l.list_id = ${listId} and l.line = o.line
  `.execute(certificates(tx))
  return true
}

async function readyLines(tx: Tx, listId: string) {
  const rows = await certificates(tx)
    .selectFrom('certificates.issue_list_lines')
    .select(['line', 'person_id'])
    .where('list_id', '=', listId)
    .where('outcome', '=', 'ready')
    .orderBy('line')
    .limit(batchSize)
    .execute()
  return rows.flatMap(({ line, person_id }) => (person_id === null ? [] : [{ line, personId: person_id }]))
}
