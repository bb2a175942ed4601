import { branchValues } from '@arvand/contracts/survey-branching'
import type { QuestionOf, QuestionResult, SurveyFilter, SurveyQuestion } from '@arvand/contracts/surveys'
import { localDigits } from '@arvand/persian/digits'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { Tally } from '../choices.ts'
import { findOwn, type OwnSurvey } from '../setting/set-survey.ts'
import { isLargeEnough, npsOf, stateOf } from '../survey.ts'
import { scopeOf } from './scope.ts'
import { countAnswers, countChoices } from './tallies.ts'

/** How many answered, and what the answers to each question come to, of all or of those who answered one so. */
export async function showResults(db: Db, own: OwnSurvey, filter?: SurveyFilter) {
  const row = await findOwn(db, own)
  const { questions, isAnonymous, leastAnswers } = row.settings
  const filters = questions.flatMap(filterOf)
  if (filter && !filters.some(({ id }) => id === filter.questionId)) refuse('surveys.unknown-question')
  const { lastAt, ...counts } = await countAnswers(db, row.id)
  const scope = scopeOf(row.id, row.settings, counts.answers)
  const shown = scope.batches === null ? counts.answers : scope.batches * leastAnswers
  const tally = shown > 0 ? await countChoices(db, scope, questions, filter ?? null) : null
  const part = tally?.responses ?? 0
  const isTooSmall = isAnonymous && filter !== undefined && !isLargeEnough(part, shown, leastAnswers)
  const isShown = part > 0 && !isTooSmall
  return {
    ...{ id: row.id, title: row.title, state: stateOf(row), slug: row.slug, ...counts },
    ...{ lastAt: isAnonymous ? null : lastAt, leastAnswers: isAnonymous ? leastAnswers : null },
    ...{ counted: isShown ? part : 0, filter: filter ?? null, isTooSmall, filters },
    questions: isShown && tally ? questions.map((question) => resultOf(question, tally)) : [],
  }
}

/** What results can be narrowed by: questions with a few answers to choose from. */
function filterOf(question: SurveyQuestion) {
  const { id, title, kind } = question
  if (kind === 'choice' || kind === 'multiple')
    return [{ id, title, values: question.options.map((one) => ({ value: one.id, text: one.text })) }]
  if (kind !== 'scale' && kind !== 'nps') return []
  const values = branchValues(question).map((value) => ({ value, text: localDigits(value) }))
  return [{ id, title, values }]
}

/** Pure: what one question comes to. */
function resultOf(question: SurveyQuestion, tally: Tally): QuestionResult {
  const { id, title, kind } = question
  const common = { id, title, answered: tally.answered(question) }
  switch (kind) {
    case 'choice':
    case 'multiple':
      return {
        ...{ ...common, kind },
        shares: question.options.map((one) => ({ ...one, count: tally.countOf(question, one.id) })),
      }
    case 'scale': {
      const values = valuesOf(question.from, question.to, question, tally)
      return { ...common, kind, values, mean: meanOf(values) }
    }
    case 'nps': {
      const values = valuesOf(0, 10, question, tally)
      return { ...common, kind, values, ...npsOf(values) }
    }
    case 'matrix':
      return { ...common, kind, columns: question.columns, rows: rowsOf(question, tally) }
    case 'ranking':
      return { ...common, kind, places: placesOf(question, tally) }
    default:
      return { ...common, kind }
  }
}

const valuesOf = (from: number, to: number, question: SurveyQuestion, { countOf }: Tally) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).map((value) => ({
    value,
    count: countOf(question, String(value)),
  }))

function meanOf(values: readonly { readonly value: number; readonly count: number }[]): number | null {
  const all = values.reduce((sum, { count }) => sum + count, 0)
  return all === 0 ? null : values.reduce((sum, { value, count }) => sum + value * count, 0) / all
}

const rowsOf = (question: QuestionOf<'matrix'>, { countOf }: Tally) =>
  question.rows.map((row) => ({
    ...row,
    counts: question.columns.map((column) => countOf(question, `${row.id} ${column.id}`)),
  }))

const placesOf = (question: QuestionOf<'ranking'>, { placeOf }: Tally) =>
  question.options
    .map((one) => ({ ...one, mean: placeOf(question, one.id) }))
    .toSorted((one, other) => (one.mean ?? Infinity) - (other.mean ?? Infinity))
