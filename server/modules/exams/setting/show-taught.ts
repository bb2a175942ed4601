import { sql } from 'kysely'
import { findStaff } from '#modules/courses'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { stateOf } from '../exam.ts'
import { exams } from '../tables.ts'
import { proposedPaper } from './published-paper.ts'
import { countAttempts, findTaught, publishabilityOf, type TaughtExam, type TaughtRow } from './set-exam.ts'
import { taughtCourse } from './taught-course.ts'

/** An exam as its teacher sees it. */
export async function showTaught({ db, clock }: Pick<ExamsDeps, 'db' | 'clock'>, own: TaughtExam) {
  const row = await findTaught(db, own)
  const member = (await findStaff(db, row.course_id, own.personId)) ?? refuse('exams.unknown-exam')
  const [course, started, proposed, questions, bank] = await Promise.all([
    taughtCourse(db, member),
    countAttempts(db, row.id),
    proposedPaper(db, row.owner_id, row.settings),
    namedQuestions(db, row),
    bankOf(db, row.owner_id, own.personId),
  ])
  return {
    ...{ id: row.id, courseId: row.course_id, course, bank, questions, started },
    settings: row.settings,
    revision: row.revision,
    state: stateOf(row, clock.now()),
    savedAt: row.changed_at,
    ...publishabilityOf(row.settings, proposed),
  }
}

/** The questions that slots name, in no order; one that was removed from the bank is still told. */
function namedQuestions(db: Db, { settings, owner_id }: Pick<TaughtRow, 'settings' | 'owner_id'>) {
  const slots = settings.sections.flatMap((section) => section.slots)
  const ids = slots.flatMap(({ pick }) => (pick.by === 'question' ? [pick.questionId] : []))
  return exams(db)
    .selectFrom('exams.questions')
    .select(['id', 'kind', 'excerpt', 'tags', 'points', 'version'])
    .select(['category_id as categoryId', 'is_changed as isChanged'])
    .select(['why_not_ask as whyNotAsk', 'changed_at as changedAt'])
    .where('owner_id', '=', owner_id)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

async function bankOf(db: Db, ownerId: string, personId: string) {
  const owner = await exams(db)
    .selectFrom('identity.people')
    .select('name')
    .where('id', '=', ownerId)
    .executeTakeFirst()
  return { name: owner?.name ?? '', isOwn: ownerId === personId }
}
