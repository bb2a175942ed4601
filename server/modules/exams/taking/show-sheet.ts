import type { KonkurField } from '@arvand/contracts/konkur'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import {
  countsOf,
  distributionOf,
  fieldOf,
  percentOf,
  questionsIn,
  rankIn,
  spreadOf,
  spreadsOf,
  standardOf,
} from '../konkur/konkur.ts'
import { type Cohort, type openCohorts, percentsOf } from '../konkur-cohorts.ts'
import type { NamedSitter } from '../konkur-sitters.ts'
import { exams } from '../tables.ts'
import { whyNotSheet } from './review-attempt.ts'
import { examOf, type FoundAttempt, findAttempt } from './show-attempt.ts'
import { withWriters } from './still-written.ts'

/** The result sheet of an attempt in Konkur mode. */
export async function showSheet(
  deps: Pick<ExamsDeps, 'db' | 'clock' | 'publicUrl'>,
  cohortWith: ReturnType<typeof openCohorts>,
  attemptId: string,
  actor: Actor,
) {
  const { db } = deps
  const row = await findAttempt(db, attemptId, actor.personId)
  const exam = await withWriters(db, await examOf(db, row))
  refuseIf(whyNotSheet(exam, row.choices, row.submitted_at, deps.clock.now()))
  const { konkur } = exam.settings
  const field = fieldOf(konkur, row.choices)
  if (!row.choices || !field) return refuse('exams.without-sheet')
  const [percents, name, marks] = await Promise.all([
    percentsOf(db, attemptId),
    nameOf(db, actor.personId),
    marksOf(db, attemptId),
  ])
  if (Object.keys(percents).length === 0) refuse('exams.without-sheet')
  const { quota, city } = row.choices
  const own = { attemptId, personId: actor.personId, quota, city, percents }
  const { sitters, standings } = await cohortWith({ exam, field }, own)
  return {
    exam: { id: exam.id, title: exam.title },
    ...{ attemptId, candidate: name, field: field.title, quota, city },
    ...{ startedAt: row.started_at, submittedAt: row.submitted_at ?? row.ends_at },
    wholes: field.subgroups.map(({ title }, at) => wholeFor(title, standings[at] ?? [], attemptId)),
    lessons: lessonsFor(row, { field, sitters, own, marks }),
    distribution: distributionOf((standings[0] ?? []).map(({ standard }) => standard)),
    topics: topicsOf(marks),
    receipts: { saves: row.sequence, last: row.receipt },
    qr: await qrOf(new URL(`/panel/exams/attempts/${attemptId}/sheet`, deps.publicUrl)),
  }
}

function wholeFor(subgroup: string, standings: Cohort['standings'][number], attemptId: string) {
  const own = standings.find(({ sitter }) => sitter.attemptId === attemptId)
  if (!own) return refuse('exams.without-sheet')
  const below = standings.filter(({ all }) => all.rank > own.all.rank).length
  return {
    subgroup,
    standard: Math.round(own.standard),
    betterThan: Math.floor((below / Math.max(standings.length - 1, 1)) * 100),
    ...{ all: own.all, quota: own.quota, city: own.city },
  }
}

interface Booklet {
  readonly field: KonkurField
  readonly sitters: readonly NamedSitter[]
  readonly own: NamedSitter
  readonly marks: Awaited<ReturnType<typeof marksOf>>
}

function lessonsFor({ paper }: Pick<FoundAttempt, 'paper'>, { field, sitters, own, marks }: Booklet) {
  const spreads = spreadsOf(field.lessons, sitters)
  return paper.sections.map(({ id, title, questions }) => {
    const asked = new Set(questions.map(({ questionId }) => questionId))
    const counts = countsOf(marks.filter(({ question_id }) => asked.has(question_id)))
    const spread = spreads.get(id) ?? spreadOf([])
    return {
      ...{ id, title, ...counts, questions: questionsIn(counts), percent: percentOf(counts) },
      coefficients: field.subgroups.map(({ coefficients }) => coefficients[id] ?? 0),
      meanPercent: spread.mean,
      standard: Math.round(standardOf(own.percents[id] ?? 0, spread)),
      place: rankIn(
        own.percents[id] ?? 0,
        sitters.map(({ percents }) => percents[id] ?? 0),
      ),
    }
  })
}

const nameOf = async (db: Db, personId: string) =>
  (
    await exams(db)
      .selectFrom('identity.people')
      .select('name')
      .where('id', '=', personId)
      .executeTakeFirstOrThrow()
  ).name

const marksOf = (db: Db, attemptId: string) =>
  exams(db)
    .selectFrom('exams.marks as m')
    .leftJoin('exams.questions as q', 'q.id', 'm.question_id')
    .leftJoin('exams.categories as c', 'c.id', 'q.category_id')
    .select(['m.question_id', 'm.percent', 'm.most', 'c.title as topic'])
    .select(sql<boolean>`m.answer is not null`.as('isAnswered'))
    .where('m.attempt_id', '=', attemptId)
    .execute()

/** Fewer questions say nothing about a topic. */
const leastInTopic = 3

/** Pure: how the questions of each category went, for those with enough of them. */
function topicsOf(marks: Booklet['marks']) {
  const topics = Map.groupBy(marks, ({ topic }) => topic)
  return [...topics].flatMap(([title, own]) => {
    const counts = countsOf(own)
    return title === null || questionsIn(counts) < leastInTopic ? [] : [{ title, ...counts }]
  })
}

async function qrOf(address: URL): Promise<string> {
  const { default: QRCode } = await import('qrcode')
  const svg = await QRCode.toString(address.href, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
