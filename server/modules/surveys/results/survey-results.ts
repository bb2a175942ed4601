import type { QuestionOf, QuestionResult, SurveyQuestion } from '@arvand/contracts/surveys'
import type { Db } from '#platform/database'
import { findOwn, type OwnSurvey } from '../setting/set-survey.ts'
import { npsOf, stateOf } from '../survey.ts'
import { countAnswers, type Tally, tallyOf } from './tallies.ts'

/** How many answered, and what the answers to each question come to. */
export async function showResults(db: Db, own: OwnSurvey) {
  const row = await findOwn(db, own)
  const [counts, tally] = await Promise.all([
    countAnswers(db, row.id),
    tallyOf(db, row.id, row.settings.questions),
  ])
  return {
    ...{ id: row.id, title: row.title, state: stateOf(row), slug: row.slug, ...counts },
    questions: row.settings.questions.map((question) => resultOf(question, tally)),
  }
}

/** Pure: what one question comes to. */
function resultOf(question: SurveyQuestion, tally: Tally): QuestionResult {
  const { id, title, kind } = question
  const common = { id, title, answered: tally.answered.get(id) ?? 0 }
  switch (kind) {
    case 'choice':
    case 'multiple':
      return {
        ...{ ...common, kind },
        shares: question.options.map((one) => ({ ...one, count: tally.countOf(id, one.id) })),
      }
    case 'scale': {
      const values = valuesOf(question.from, question.to, id, tally)
      return { ...common, kind, values, mean: meanOf(values) }
    }
    case 'nps': {
      const values = valuesOf(0, 10, id, tally)
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

const valuesOf = (from: number, to: number, id: string, { countOf }: Tally) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).map((value) => ({
    value,
    count: countOf(id, String(value)),
  }))

function meanOf(values: readonly { readonly value: number; readonly count: number }[]): number | null {
  const all = values.reduce((sum, { count }) => sum + count, 0)
  return all === 0 ? null : values.reduce((sum, { value, count }) => sum + value * count, 0) / all
}

const rowsOf = ({ id, rows, columns }: QuestionOf<'matrix'>, { countOf }: Tally) =>
  rows.map((row) => ({ ...row, counts: columns.map((column) => countOf(id, `${row.id} ${column.id}`)) }))

const placesOf = ({ id, options }: QuestionOf<'ranking'>, { placeOf }: Tally) =>
  options
    .map((one) => ({ ...one, mean: placeOf(id, one.id) }))
    .toSorted((one, other) => (one.mean ?? Infinity) - (other.mean ?? Infinity))
