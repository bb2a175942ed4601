import { type ListOutcome, listOutcome } from '@arvand/contracts/teacher/students'
import { type StaffMember, seesMobiles } from '#modules/courses'
import type { Db } from '#platform/database'
import { asc, keysetPage } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { teaching } from '../tables.ts'

/** A list with the number of its lines by outcome so far. */
export async function needList(db: Db, courseId: string, listId: string) {
  const list = await teaching(db)
    .selectFrom('teaching.enrolment_lists')
    .select(['id', 'at', 'lines'])
    .where('id', '=', listId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  if (!list) return refuse('courses.unknown-list')
  const rows = await teaching(db)
    .selectFrom('teaching.enrolment_list_lines')
    .select(['outcome', (eb) => eb.fn.countAll<number>().as('count')])
    .where('list_id', '=', listId)
    .groupBy('outcome')
    .execute()
  const counted = new Map(rows.map(({ outcome, count }) => [outcome, count]))
  const counts = Object.fromEntries(
    listOutcome.options.map((outcome) => [outcome, counted.get(outcome) ?? 0]),
  ) as Record<ListOutcome, number>
  return { ...list, done: list.lines - (counted.get('waiting') ?? 0), counts }
}

/** The lines of a list in order, or those of one outcome; an assistant sees the outcomes, not the typed text. */
export async function listLines(
  db: Db,
  member: StaffMember,
  listId: string,
  outcome?: ListOutcome,
  cursor?: string,
) {
  let rows = teaching(db)
    .selectFrom('teaching.enrolment_list_lines')
    .select(['line', 'given', 'mobile', 'outcome'])
    .where('list_id', '=', listId)
  if (outcome) rows = rows.where('outcome', '=', outcome)
  const page = await keysetPage(rows, [asc('line', 'integer')], cursor)
  return seesMobiles(member)
    ? page
    : { ...page, items: page.items.map((one) => ({ ...one, given: null, mobile: null })) }
}
