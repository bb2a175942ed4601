import { createHash } from 'node:crypto'
import type { SurveyAnswer, SurveyAnswers, SurveyQuestion } from '@arvand/contracts/surveys'
import { formatDay } from '@arvand/persian/format-date'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { type Cell, dayCells, dayColumns, querySheet, type Spreadsheet } from '#platform/exports'
import { newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { findOwn, type OwnSurvey, type OwnSurveyRow } from '../setting/set-survey.ts'
import { surveys } from '../tables.ts'
import { type Scope, scopeOf, within } from './scope.ts'
import { countAnswers } from './tallies.ts'

interface Column {
  readonly head: string
  readonly width: number
  readonly cell: (answers: SurveyAnswers) => Cell
}

const nameOf = (choices: readonly { readonly id: string; readonly text: string }[], id: string): string =>
  choices.find((one) => one.id === id)?.text ?? ''

/** A question is a column; a matrix is one for each row. */
function columnsOf(question: SurveyQuestion): Column[] {
  const { id, title, kind } = question
  if (kind === 'matrix')
    return question.rows.map((row) => ({
      ...{ head: `${title} (${row.text})`, width: 24 },
      cell: ({ [id]: answer }) =>
        typeof answer === 'object' && !Array.isArray(answer)
          ? nameOf(question.columns, answer[row.id] ?? '')
          : null,
    }))
  const cell = ({ [id]: answer }: SurveyAnswers) => (answer === undefined ? null : wordsOf(question, answer))
  return [{ head: title, width: kind === 'text' ? 48 : 24, cell }]
}

function wordsOf(question: SurveyQuestion, answer: SurveyAnswer): Cell {
  if (typeof answer === 'number') return answer
  switch (question.kind) {
    case 'choice':
      return typeof answer === 'string' ? nameOf(question.options, answer) : null
    case 'multiple':
    case 'ranking':
      return Array.isArray(answer) ? answer.map((one) => nameOf(question.options, one)).join('، ') : null
    case 'date':
      return typeof answer === 'string' ? formatDay(answer) : null
    case 'file':
      return Array.isArray(answer) ? answer.length : null
    default:
      return typeof answer === 'string' ? answer : null
  }
}

/** All answers of a survey as a file; of an anonymous one nothing ties the answers of a row to one person. */
export async function answersExport(db: Db, own: OwnSurvey): Promise<Spreadsheet> {
  const survey = await findOwn(db, own)
  const { answers } = await countAnswers(db, survey.id)
  const scope = scopeOf(survey.id, survey.settings, answers)
  const columns = survey.settings.questions.flatMap(columnsOf)
  if (!survey.settings.isAnonymous) return namedSheet(db, survey, scope, columns)
  if (scope.batches === 0) refuse('surveys.too-few-answers')
  return anonymousSheet(db, survey, scope, columns)
}

const about = ({ title }: OwnSurveyRow) => ({ title: `پاسخ‌های ${title}`, file: 'survey-answers' })

const namedSheet = (db: Db, survey: OwnSurveyRow, scope: Scope, columns: readonly Column[]) =>
  querySheet(db, {
    ...about(survey),
    columns: [{ head: 'پاسخ‌دهنده', width: 28 }, ...dayColumns('ارسال'), ...columns],
    rows: surveys(db)
      .selectFrom('surveys.responses as r')
      .leftJoin('identity.people as p', 'p.id', 'r.person_id')
      .select(['r.answers', 'r.sent_at', 'p.name'])
      .where(within(scope)),
    order: newestFirst('r.sent_at', 'r.id'),
    line: ({ answers, sent_at, name }) => [
      ...[name ?? 'مهمان', ...dayCells(sent_at)],
      ...columns.map(({ cell }) => cell(answers)),
    ],
  })

/** Each column is in an order of its own, so that small groups cannot be picked out by putting columns together. */
function anonymousSheet(db: Db, survey: OwnSurveyRow, scope: Scope, columns: readonly Column[]): Spreadsheet {
  const read = async () => {
    const { rows } = await sql<{ id: string; answers: SurveyAnswers }>`
      select r.id, r.answers from surveys.responses as r where ${within(scope)}`.execute(surveys(db))
    return rows
  }
  return {
    ...about(survey),
    columns,
    async *lines() {
      const rows = await read()
      const shuffled = columns.map(({ cell }, at) =>
        rows
          .map(({ id, answers }) => ({ key: keyOf(`${at} ${id}`), value: cell(answers) }))
          .sort((one, other) => (one.key < other.key ? -1 : 1)),
      )
      for (const at of rows.keys()) yield shuffled.map((values) => values[at]?.value ?? null)
    },
    count: async (most) => Math.min(most, (await read()).length),
  }
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex')
