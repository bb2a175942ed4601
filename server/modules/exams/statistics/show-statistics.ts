import type { RichText } from '@arvand/contracts/rich-text'
import { filesInText } from '@arvand/contracts/rich-text-walk'
import type { QuestionDoubt } from '@arvand/contracts/teacher/exam-statistics'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { filesFor } from '../bank/question-files.ts'
import { excerptOf } from '../bank/question-row.ts'
import { countedAttempts } from '../counted-attempts.ts'
import type { ExamsDeps } from '../deps.ts'
import { markedExam } from '../marking/marked-exam.ts'
import { findTaught, type TaughtRow } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'
import { findQuestions } from '../taking/known-attempts.ts'
import { type ChosenOption, chosenOptions } from './chosen-options.ts'
import { alphaOf, examFigures } from './exam-figures.ts'
import { type QuestionFigures, questionFigures } from './question-figures.ts'

/** Fewer attempts say nothing about a question. */
const leastAttempts = 10

/** Pure: why a question should be looked at again. */
export function doubtsOf({
  asked,
  facility,
  discrimination,
}: Pick<QuestionFigures, 'asked' | 'facility' | 'discrimination'>): QuestionDoubt[] {
  if (asked < leastAttempts || facility === null) return []
  const doubts: QuestionDoubt[] = []
  if (facility < 20) doubts.push('tooHard')
  if (facility > 95) doubts.push('tooEasy')
  if (discrimination !== null && discrimination < 0) doubts.push('misleads')
  else if (discrimination !== null && discrimination < 20) doubts.push('weak')
  return doubts
}

/** How hard and how reliable an exam was, and each of its questions. */
export async function showStatistics(deps: ExamsDeps, examId: string, actor: Actor) {
  const { db } = deps
  const exam = await findTaught(db, { examId, personId: actor.personId }, 'mark')
  const counted = countedAttempts(exam.id, exam.settings)
  const [head, figures, alpha, questions, chosen] = await Promise.all([
    markedExam(db, exam),
    examFigures(db, counted),
    alphaOf(db, counted),
    questionFigures(db, counted),
    chosenOptions(db, counted),
  ])
  const asked = await askedQuestions(db, exam, questions)
  const told = asked.map(({ figures: found, ...question }) => ({
    ...question,
    options: optionsOf(question.options, chosen.get(question.questionId)),
    doubts: doubtsOf(found),
    ...shownFigures(found),
  }))
  const { deviation } = figures
  return {
    exam: head,
    isOwnBank: exam.owner_id === actor.personId,
    files: await filesFor(deps, told.flatMap(filesOfOptions), actor),
    ...figures,
    alpha: alpha === null ? null : alpha * 100,
    standardError:
      alpha === null || deviation === null ? null : deviation * Math.sqrt(Math.max(0, 1 - alpha)),
    questions: told,
  }
}

const shownFigures = ({ asked, facility, deviation, discrimination, ...rest }: QuestionFigures) => ({
  ...{ asked, facility, deviation, discrimination },
  efficiency: rest.efficiency,
  effectiveWeight: rest.effective_weight,
})

const filesOfOptions = ({ options }: { readonly options: readonly { readonly text: RichText }[] }) =>
  options.flatMap(({ text }) => filesInText(text))

/** The questions that have figures, in the order of the exam and in the version that it asks. */
async function askedQuestions(
  db: Db,
  { paper }: Pick<TaughtRow, 'paper'>,
  figures: readonly QuestionFigures[],
) {
  const ids = figures.map(({ question_id }) => question_id)
  const pooled = (paper?.sections ?? []).flatMap(({ slots }) => slots.flatMap(({ pool }) => pool))
  const [rows, contents] = await Promise.all([
    exams(db)
      .selectFrom('exams.questions')
      .select(['id', 'kind', 'excerpt'])
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute(),
    findQuestions(db, pooled),
  ])
  const placeOf = (id: string) => pooled.findIndex(({ questionId }) => questionId === id)
  return rows
    .toSorted((one, other) => placeOf(one.id) - placeOf(other.id))
    .flatMap(({ id: questionId, kind, excerpt }) => {
      const found = figures.find(({ question_id }) => question_id === questionId)
      const content = contents.get(`${questionId} ${pooled[placeOf(questionId)]?.version}`)
      const options = content && 'options' in content ? content.options : []
      return found ? [{ questionId, kind, excerpt, options, figures: found }] : []
    })
}

/** Pure: each option with how often it was chosen. */
const optionsOf = (
  options: readonly { readonly id: string; readonly text: RichText; readonly percent: number }[],
  chosen: readonly ChosenOption[] = [],
) =>
  options.map(({ id: optionId, text, percent }) => {
    const found = chosen.find(({ option_id }) => option_id === optionId)
    const { chosen: all = 0, by_best: byBest = 0, by_weakest: byWeakest = 0 } = found ?? {}
    return { ...{ optionId, text, percent }, excerpt: excerptOf(text), chosen: all, byBest, byWeakest }
  })
