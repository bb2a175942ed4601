import type { ResultsOrder } from '@arvand/contracts/teacher/exam-marking'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, inBatches, type Spreadsheet } from '#platform/exports'
import { keysetQuery } from '#platform/keyset'
import { findTaught, type TaughtExam } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'
import { type ResultRow, resultOrders, resultsOf, shownResult } from './list-results.ts'

export interface ExportAsk extends TaughtExam {
  readonly order: ResultsOrder
}

/** All results of an exam, a line an attempt; a number stands for a name where the exam hides names. */
export async function resultsExport(db: Db, { order, ...own }: ExportAsk): Promise<Spreadsheet> {
  const exam = await findTaught(db, own, 'mark')
  return {
    title: `نتایج ${exam.title}`,
    file: 'exam-results',
    columns: [
      { head: 'شرکت‌کننده', width: 28 },
      { head: 'تلاش', width: 8 },
      ...dayColumns('تحویل'),
      { head: 'نمره', width: 10 },
      { head: 'از', width: 10 },
      { head: 'درصد', width: 10 },
      { head: 'در انتظار تصحیح', width: 16 },
      { head: 'نتیجه', width: 12 },
    ],
    stickyColumns: 1,
    async *lines() {
      for await (const rows of inBatches<ResultRow>((last, size) =>
        keysetQuery(
          resultsOf(db, exam.id),
          [...resultOrders[order]],
          last ? placeOf(last, order) : null,
          size,
        ).execute(),
      ))
        for (const row of rows) yield lineOf(shownResult(row, exam.settings))
    },
    count: (most) => countResults(db, exam.id, most),
  }
}

const placeOf = ({ points, attempt_id }: ResultRow, order: ResultsOrder) =>
  order === 'best' ? [points, attempt_id] : [attempt_id]

const lineOf = ({
  candidate,
  number,
  submittedAt,
  points,
  most,
  ...rest
}: ReturnType<typeof shownResult>) => [
  ...[candidate.name ?? candidate.number, number, ...dayCells(submittedAt)],
  ...[points / 100, most / 100, most === 0 ? null : Math.round((points / most) * 10_000) / 100, rest.waiting],
  rest.passed === null ? null : rest.passed ? 'قبول' : 'مردود',
]

/** How many results an exam has, counted no further than `most`. */
async function countResults(db: Db, examId: string, most: number): Promise<number> {
  const rows = exams(db).selectFrom('exams.results').select('attempt_id').where('exam_id', '=', examId)
  const { count } = await exams(db)
    .selectFrom(rows.limit(most).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
