import type { ExamSettings } from '@arvand/contracts/exams'
import type { ResultsOrder } from '@arvand/contracts/teacher/exam-marking'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, desc, keysetPage } from '#platform/keyset'
import { findTaught, type TaughtExam, type TaughtRow } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'
import { candidateFor, candidateNumber } from './answer-to-mark.ts'
import { countLate } from './list-late.ts'
import { markedExam } from './marked-exam.ts'

export interface ResultsAsk extends TaughtExam {
  readonly order: ResultsOrder
  readonly cursor?: string | undefined
}

export const resultOrders = {
  best: [desc('r.points', 'integer'), asc('r.attempt_id')],
  newest: [desc('r.attempt_id')],
} as const

export const resultsOf = (db: Db, examId: string) =>
  exams(db)
    .selectFrom('exams.results as r')
    .innerJoin('exams.attempts as a', 'a.id', 'r.attempt_id')
    .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
    .innerJoin('identity.people as p', 'p.id', 'a.person_id')
    .select(['r.attempt_id', 'r.points', 'r.most', 'r.waiting', 'a.number', 'a.started_at', 'p.name'])
    .select(['h.submitted_at', 'h.submitted_by', candidateNumber.as('candidate')])
    .where('r.exam_id', '=', examId)

/** Attempts that were handed in, with what they came to. */
export async function listResults(db: Db, { order, cursor, ...own }: ResultsAsk) {
  const exam = await findTaught(db, own, 'mark')
  const [page, summary, late, head] = await Promise.all([
    keysetPage(resultsOf(db, exam.id), [...resultOrders[order]], cursor),
    summaryOf(db, exam),
    countLate(db, exam.id),
    markedExam(db, exam),
  ])
  return {
    ...page,
    items: page.items.map((row) => shownResult(row, exam.settings)),
    exam: head,
    summary: { ...summary, late },
  }
}

export type ResultRow = Awaited<ReturnType<ReturnType<typeof resultsOf>['executeTakeFirstOrThrow']>>

/** Pure: a result as who marks sees it. */
export const shownResult = (row: ResultRow, settings: ExamSettings) => ({
  attemptId: row.attempt_id,
  candidate: candidateFor(settings, { name: row.name, number: row.candidate }),
  number: row.number,
  startedAt: row.started_at,
  submittedAt: row.submitted_at ?? row.started_at,
  by: row.submitted_by ?? ('clock' as const),
  points: row.points,
  most: row.most,
  waiting: row.waiting,
  passed: hasPassed(settings.passPercent, row),
})

/** Pure: null while it is not marked, or where nobody fails. */
export const hasPassed = (
  passPercent: number | null,
  { points, most, waiting }: { readonly points: number; readonly most: number; readonly waiting: number },
): boolean | null => (passPercent === null || waiting > 0 ? null : points * 100 >= passPercent * most)

async function summaryOf(db: Db, { id, settings: { passPercent } }: Pick<TaughtRow, 'id' | 'settings'>) {
  const row = await exams(db)
    .selectFrom('exams.results')
    .select(({ fn }) => fn.countAll<number>().as('submitted'))
    .select(sql<number>`count(*) filter (where waiting > 0)`.as('waiting'))
    .select(
      sql<
        number | null
      >`avg(points * 100.0 / nullif(most, 0)) filter (where waiting = 0)::double precision`.as('meanPercent'),
    )
    .select(
      sql<number>`count(*) filter (where waiting = 0 and points * 100 >= ${passPercent ?? 0} * most)`.as(
        'passed',
      ),
    )
    .where('exam_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, passed: passPercent === null ? null : row.passed }
}
