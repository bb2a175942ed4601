import { type IssueOutcome, issueOutcome } from '@arvand/contracts/teacher/certificate-lists'
import { findStaff, seesMobiles } from '#modules/courses'
import type { Db } from '#platform/database'
import { asc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { certificates, type StoredOutcome } from '../tables.ts'
import { findCourse, findWebinar } from '../templates/may-issue.ts'

const outcomes = {
  ready: 'ready',
  issued: 'issued',
  'has-one': 'hasOne',
  'not-entitled': 'notEntitled',
  'not-mobile': 'notMobile',
  repeated: 'repeated',
} as const satisfies Record<StoredOutcome, IssueOutcome>

const storedOutcomes = Object.fromEntries(
  Object.entries(outcomes).map(([stored, told]) => [told, stored]),
) as Record<IssueOutcome, StoredOutcome>

/** A list of this person; another's is not found. */
export const needList = async (db: Db, personId: string, listId: string) =>
  (await findList(db, personId, listId)) ?? refuse('certificates.unknown-list')

/** A list with the number of its lines by outcome so far. */
export async function findList(db: Db, personId: string, listId: string) {
  const found = await certificates(db)
    .selectFrom('certificates.issue_lists as l')
    .innerJoin('certificates.templates as t', 't.id', 'l.template_id')
    .select(['l.id', 'l.template_id as templateId', 'l.state', 'l.at', 'l.lines', 't.kind', 't.item_id'])
    .where('l.id', '=', listId)
    .where('l.by_id', '=', personId)
    .executeTakeFirst()
  if (!found) return undefined
  const { kind, item_id: itemId, ...list } = found
  const item = await (kind === 'course' ? findCourse : findWebinar)(db, itemId)
  const rows = await certificates(db)
    .selectFrom('certificates.issue_list_lines')
    .select(['outcome', (eb) => eb.fn.countAll<number>().as('count')])
    .where('list_id', '=', listId)
    .groupBy('outcome')
    .execute()
  const counted = new Map(rows.map(({ outcome, count }) => [outcomes[outcome], count]))
  const counts = Object.fromEntries(
    issueOutcome.options.map((outcome) => [outcome, counted.get(outcome) ?? 0]),
  ) as Record<IssueOutcome, number>
  return { ...list, item: { kind, id: itemId, title: item?.title ?? '' }, counts }
}

interface LinesAsk {
  readonly outcome?: IssueOutcome | undefined
  readonly cursor?: string | undefined
}

/** The lines of a list in order, or those of one outcome; an assistant sees the outcomes, not the typed text. */
export async function listLines(
  db: Db,
  personId: string,
  { id: listId, item }: Awaited<ReturnType<typeof needList>>,
  { outcome, cursor }: LinesAsk,
) {
  const member = item.kind === 'course' ? await findStaff(db, item.id, personId) : undefined
  const isHidden = member !== undefined && !seesMobiles(member)
  let rows = certificates(db)
    .selectFrom('certificates.issue_list_lines')
    .select(['line', 'given', 'outcome'])
    .where('list_id', '=', listId)
  if (outcome) rows = rows.where('outcome', '=', storedOutcomes[outcome])
  const page = await keysetPage(rows, [asc('line', 'integer')], cursor)
  return {
    ...page,
    items: page.items.map(({ line, given, outcome: stored }) => ({
      ...{ line, given: isHidden ? null : given, outcome: outcomes[stored] },
    })),
  }
}
