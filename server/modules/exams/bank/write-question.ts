import type { Question, QuestionKindName } from '@arvand/contracts/questions'
import { type Db, type Tx, transaction } from '#platform/database'
import { fingerprintOf, once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { emptyQuestion } from '../questions.ts'
import { exams } from '../tables.ts'
import { requireCategory } from './categories.ts'
import { insertQuestions } from './insert-questions.ts'
import { type LockedQuestion, lockQuestion, type OwnQuestion, refuseStale } from './lock-question.ts'
import { holdFiles } from './question-files.ts'
import { columnsOf } from './question-row.ts'

type Deps = Pick<ExamsDeps, 'db' | 'clock'>

/** Makes an empty question. */
export const makeQuestion = (
  { db, clock }: Deps,
  request: RepeatedRequest,
  { kind, categoryId }: { readonly kind: QuestionKindName; readonly categoryId: string | null },
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const { personId: ownerId } = request
      await requireCategory(tx, ownerId, categoryId)
      const question = emptyQuestion(kind)
      const now = clock.now()
      const [made] = await insertQuestions(tx, { ownerId, now }, [{ categoryId, question, tags: [] }])
      return { questionId: made.id }
    }),
  )

/** Makes a draft with what another question holds. */
export const duplicateQuestion = ({ db, clock }: Deps, request: RepeatedRequest, questionId: string) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const { personId: ownerId } = request
      const {
        draft: question,
        category_id: categoryId,
        tags,
      } = await lockQuestion(tx, { questionId, ownerId })
      const now = clock.now()
      const [copy] = await insertQuestions(tx, { ownerId, now }, [{ categoryId, question, tags }])
      await holdFilesOfCopy(tx, questionId, copy.id)
      return { questionId: copy.id }
    }),
  )

const holdFilesOfCopy = (tx: Tx, questionId: string, copyId: string) =>
  exams(tx)
    .insertInto('exams.question_files')
    .columns(['question_id', 'file_id'])
    .expression((of) =>
      of
        .selectFrom('exams.question_files')
        .select((row) => [row.val(copyId).$castTo<string>().as('question_id'), 'file_id'])
        .where('question_id', '=', questionId),
    )
    .execute()

/** Saves the draft; the same draft sent again, because its answer was lost, changes nothing. */
export const saveQuestion = (
  { db, clock }: Deps,
  own: OwnQuestion,
  { revision, question }: { readonly revision: number; readonly question: Question },
) =>
  transaction(db, async (tx) => {
    const row = await lockQuestion(tx, own)
    if (isSame(question, row.draft)) return told(row)
    refuseStale(row, revision)
    await holdFiles(tx, own, question)
    const changed = await exams(tx)
      .updateTable('exams.questions')
      .set({
        ...columnsOf(question),
        revision: row.revision + 1,
        is_changed: !isSame(question, await newestOf(tx, row)),
        changed_at: clock.now(),
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return told(changed)
  })

const told = ({ revision, changed_at, is_changed, why_not_ask }: LockedQuestion) => ({
  revision,
  savedAt: changed_at,
  isChanged: is_changed,
  whyNotAsk: why_not_ask,
})

const isSame = (one: Question, other: Question | undefined): boolean =>
  other !== undefined && fingerprintOf(one).equals(fingerprintOf(other))

async function newestOf(tx: Tx, { id, version }: LockedQuestion): Promise<Question | undefined> {
  const row = await exams(tx)
    .selectFrom('exams.question_versions')
    .select('content')
    .where('question_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.content
}

/** Stores the draft as the next version. */
export const saveVersion = (
  { db, clock }: Deps,
  request: RepeatedRequest,
  { questionId, revision }: { readonly questionId: string; readonly revision: number },
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const { personId: ownerId } = request
      const row = await lockQuestion(tx, { questionId, ownerId })
      refuseStale(row, revision)
      refuseIf(row.why_not_ask)
      if (!row.is_changed) refuse('exams.version-unchanged')
      const version = row.version + 1
      await exams(tx)
        .insertInto('exams.question_versions')
        .values({
          question_id: questionId,
          version,
          content: JSON.stringify(row.draft),
          by_id: ownerId,
          at: clock.now(),
        })
        .execute()
      await exams(tx)
        .updateTable('exams.questions')
        .set({ version, is_changed: false })
        .where('id', '=', questionId)
        .execute()
      return { version }
    }),
  )

/** Gives a question these tags, each once. */
export const setTags = (db: Db, own: OwnQuestion, wished: readonly string[]) =>
  transaction(db, async (tx) => {
    await lockQuestion(tx, own)
    const tags = [...new Set(wished)]
    await exams(tx).updateTable('exams.questions').set({ tags }).where('id', '=', own.questionId).execute()
    return { questionId: own.questionId, tags }
  })
