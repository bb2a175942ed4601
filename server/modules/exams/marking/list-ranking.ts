import type { Answer, Ask } from '@arvand/contracts/endpoint'
import type { listRanking as contract } from '@arvand/contracts/teacher/exam-ranking'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { asc, pageOfSorted } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { type Standing, spreadOf, spreadsOf, standardOf, standingsOf } from '../konkur/konkur.ts'
import { sittersOf } from '../konkur-sitters.ts'
import { findTaught } from '../setting/set-exam.ts'
import { exams } from '../tables.ts'
import { candidateFor, candidateNumber } from './answer-to-mark.ts'
import { markedExam } from './marked-exam.ts'

/** Those who sat the booklet of a field, the best first. Only the app can compute the order, so it has them all. */
export async function listRanking(
  db: Db,
  personId: string,
  { examId, fieldId, subgroupId, cursor }: Ask<typeof contract>,
) {
  const exam = await findTaught(db, { examId, personId }, 'mark')
  const fields = exam.settings.konkur?.fields ?? []
  const field = fields.find(({ id }) => id === fieldId) ?? fields[0] ?? refuse('exams.without-sheet')
  const subgroup =
    field.subgroups.find(({ id }) => id === subgroupId) ?? field.subgroups[0] ?? refuse('exams.without-sheet')
  const sitters = await sittersOf(db, { examId, settings: exam.settings, fieldId: field.id })
  const spreads = spreadsOf(field.lessons, sitters)
  const spreadFor = (lesson: string) => spreads.get(lesson) ?? spreadOf([])
  const page = pageOfSorted(
    standingsOf(field, subgroup, sitters),
    [asc(rankOf, 'integer'), asc(attemptOf)],
    cursor,
  )
  const names = await namesOf(
    db,
    page.items.map(({ sitter }) => sitter.attemptId),
  )
  return {
    ...page,
    items: page.items.map(({ sitter, ...standing }) => ({
      attemptId: sitter.attemptId,
      candidate: candidateFor(exam.settings, names.get(sitter.attemptId) ?? { name: '', number: 0 }),
      ...{ quota: sitter.quota, city: sitter.city, standard: Math.round(standing.standard) },
      ...{ all: standing.all, quotaPlace: standing.quota, cityPlace: standing.city },
      lessons: field.lessons.map((lesson) => ({
        percent: sitter.percents[lesson] ?? 0,
        standard: Math.round(standardOf(sitter.percents[lesson] ?? 0, spreadFor(lesson))),
      })),
    })),
    exam: await markedExam(db, exam),
    fields: fields.map(({ id, title, subgroups }) => ({
      ...{ id, title },
      subgroups: subgroups.map((one) => ({ id: one.id, title: one.title })),
    })),
    ...{ fieldId: field.id, subgroupId: subgroup.id, sat: sitters.length },
    lessons: field.lessons.map((lesson) => ({
      id: lesson,
      title: exam.settings.sections.find(({ id }) => id === lesson)?.title ?? '',
      meanPercent: spreadFor(lesson).mean,
      deviation: spreadFor(lesson).deviation,
    })),
  } satisfies Answer<typeof contract>
}

const rankOf = ({ all }: Standing): number => all.rank
const attemptOf = ({ sitter }: Standing): string => sitter.attemptId

async function namesOf(db: Db, attemptIds: readonly string[]) {
  const rows = await exams(db)
    .selectFrom('exams.attempts as a')
    .innerJoin('identity.people as p', 'p.id', 'a.person_id')
    .select(['a.id', 'p.name', candidateNumber.as('number')])
    .where('a.id', '=', sql<string>`any(${attemptIds}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}
