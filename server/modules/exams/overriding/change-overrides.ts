import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { writtenUntil } from '../invigilating/running-attempts.ts'
import type { Override } from '../overridden.ts'
import { findTaught, type TaughtExam, type TaughtRow } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'
import { whyNotOverride } from './override.ts'

export interface WrittenOverride {
  readonly opensAt: string | null
  readonly closesAt: string | null
  readonly minutes: number | null
  readonly attempts: number | null
  readonly accessCode: string
}

type Deps = Pick<ExamsDeps, 'db' | 'clock'>
type OfExam = Pick<TaughtExam, 'examId'>

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

const rulesOf = (written: WrittenOverride): Override => ({
  opens_at: momentOf(written.opensAt),
  closes_at: momentOf(written.closesAt),
  minutes: written.minutes,
  attempts: written.attempts,
  access_code: written.accessCode === '' ? null : written.accessCode,
})

/** Gives a learner or a cohort of the course other rules in an exam. */
export const addOverride = (
  { db, clock }: Deps,
  request: RepeatedRequest,
  { examId, forId, ...written }: WrittenOverride & OfExam & { readonly forId: string },
) =>
  transaction(db, async (tx) => {
    const exam = await findTaught(tx, { examId, personId: request.personId })
    return once(tx, clock, request, 'a day', async () => {
      const rules = rulesOf(written)
      refuseIf(whyNotOverride(exam, rules))
      const id = newId()
      const added = await exams(tx)
        .insertInto('exams.overrides')
        .values({
          ...{ id, exam_id: examId, ...(await whomOf(tx, exam, forId)) },
          ...{ ...rules, by_id: request.personId, changed_at: clock.now() },
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) refuse('exams.override-exists')
      await holdReviewBack(tx, exam, rules)
      return { overrideId: id }
    })
  })

/** Whom an id names: a learner of the course or one of its cohorts. */
async function whomOf(tx: Tx, { course_id }: Pick<TaughtRow, 'course_id'>, forId: string) {
  const cohort = await exams(tx)
    .selectFrom('courses.course_cohorts')
    .select('id')
    .where('course_id', '=', course_id)
    .where('id', '=', forId)
    .executeTakeFirst()
  if (cohort) return { cohort_id: forId }
  const learner = await exams(tx)
    .selectFrom('courses.learners')
    .select('id')
    .where('course_id', '=', course_id)
    .where('person_id', '=', forId)
    .where('state', 'in', ['active', 'completed'])
    .executeTakeFirst()
  return learner ? { person_id: forId } : refuse('exams.no-learner')
}

/** Who closes later writes on while the others wait for the right answers. */
async function holdReviewBack(tx: Tx, exam: TaughtRow, { closes_at }: Override): Promise<void> {
  if (closes_at && exam.closes_at && closes_at > exam.closes_at) await writtenUntil(tx, exam, closes_at)
}

/** Changes the rules of a learner or a cohort. */
export const changeOverride = (
  { db, clock }: Deps,
  personId: string,
  { examId, overrideId, ...written }: WrittenOverride & OfExam & { readonly overrideId: string },
) =>
  transaction(db, async (tx) => {
    const exam = await findTaught(tx, { examId, personId })
    const rules = rulesOf(written)
    refuseIf(whyNotOverride(exam, rules))
    const { numUpdatedRows } = await exams(tx)
      .updateTable('exams.overrides')
      .set({ ...rules, by_id: personId, changed_at: clock.now() })
      .where('id', '=', overrideId)
      .where('exam_id', '=', examId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refuse('exams.unknown-override')
    await holdReviewBack(tx, exam, rules)
    return {}
  })

/** The rules of everybody hold again. */
export const removeOverride = (
  { db }: Pick<Deps, 'db'>,
  { overrideId, ...own }: TaughtExam & { readonly overrideId: string },
) =>
  transaction(db, async (tx) => {
    await findTaught(tx, own)
    const { numDeletedRows } = await exams(tx)
      .deleteFrom('exams.overrides')
      .where('id', '=', overrideId)
      .where('exam_id', '=', own.examId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) refuse('exams.unknown-override')
    return {}
  })
