import type { Question } from '@arvand/contracts/questions'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { AttemptPaper } from '../exam.ts'
import { exams } from '../tables.ts'
import { placesIn, type QuestionPlace } from './sections.ts'

/** What a save changes of an attempt, and what it is compared with. */
export interface AttemptHead {
  readonly attemptId: string
  readonly personId: string
  readonly sessionId: string
  readonly sequence: number
  readonly receipt: string | null
  readonly endsAt: Date
  readonly submittedAt: Date | null
  readonly stoppedAt: Date | null
  /** The open section, from 0, with its own end and the first question that it still takes. */
  readonly section: number
  readonly sectionEndsAt: Date | null
  readonly reached: number
}

/** Heads as the database has them now, by the ids of their attempts. */
export async function findHeads(db: Db, attemptIds: readonly string[]): Promise<Map<string, AttemptHead>> {
  const rows = await exams(db)
    .selectFrom('exams.attempt_heads')
    .selectAll()
    .where('attempt_id', '=', sql<string>`any(${attemptIds}::uuid[])`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.attempt_id,
      {
        attemptId: row.attempt_id,
        personId: row.person_id,
        sessionId: row.session_id,
        sequence: row.sequence,
        receipt: row.receipt,
        endsAt: row.ends_at,
        submittedAt: row.submitted_at,
        stoppedAt: row.stopped_at,
        ...{ section: row.section, sectionEndsAt: row.section_ends_at, reached: row.reached },
      },
    ]),
  )
}

/** What never changes of an attempt: whose it is, and its questions by their ids. */
export interface KnownAttempt {
  readonly id: string
  readonly examId: string
  readonly startedAt: Date
  readonly personId: string
  readonly seed: string | undefined
  readonly questions: ReadonlyMap<string, Question>
  /** Where its questions stand; null where all sections are open at once. */
  readonly places: ReadonlyMap<string, QuestionPlace> | null
}

const keyOf = (questionId: string, version: number): string => `${questionId} ${version}`

/** Questions in these versions; versions never change. */
export async function findQuestions(
  db: Db,
  wanted: readonly { readonly questionId: string; readonly version: number }[],
): Promise<Map<string, Question>> {
  const rows = await exams(db)
    .selectFrom('exams.question_versions')
    .select(['question_id', 'version', 'content'])
    .where(
      sql<boolean>`(question_id, version) in (
        select * from unnest(${wanted.map(({ questionId }) => questionId)}::uuid[], ${wanted.map(({ version }) => version)}::int[])
      )`,
    )
    .execute()
  return new Map(rows.map((row) => [keyOf(row.question_id, row.version), row.content]))
}

export const questionsIn = ({ sections }: AttemptPaper) => sections.flatMap(({ questions }) => questions)

/** So many attempts and questions stay in memory; an exam night has fewer under way in one process. */
const mostKnown = 20_000

/**
 * What never changes of attempts, kept in memory so that a save needs not read it: their questions. A question that
 * many attempts share is held once.
 */
export function openKnownAttempts() {
  const ofAttempt = new Map<string, KnownAttempt>()
  const ofVersion = new Map<string, Question>()

  return async (db: Db, attemptIds: readonly string[]): Promise<Map<string, KnownAttempt>> => {
    const missing = attemptIds.filter((id) => !ofAttempt.has(id))
    if (missing.length > 0) {
      const rows = await exams(db)
        .selectFrom('exams.attempts')
        .select(['id', 'exam_id', 'person_id', 'started_at', 'paper'])
        .where('id', '=', sql<string>`any(${missing}::uuid[])`)
        .execute()
      const asked = rows.flatMap(({ paper }) => questionsIn(paper))
      const unknown = asked.filter(({ questionId, version }) => !ofVersion.has(keyOf(questionId, version)))
      if (unknown.length > 0)
        for (const [key, content] of await findQuestions(db, unknown)) ofVersion.set(key, content)
      for (const { id, exam_id, person_id, started_at, paper } of rows) {
        const questions = questionsIn(paper).flatMap(({ questionId, version }) => {
          const content = ofVersion.get(keyOf(questionId, version))
          return content ? [[questionId, content] as const] : []
        })
        const own = { id, examId: exam_id, startedAt: started_at, personId: person_id, seed: paper.seed }
        ofAttempt.set(id, { ...own, questions: new Map(questions), places: placesIn(paper) })
      }
    }
    const found = new Map(
      attemptIds.flatMap((id) => {
        const attempt = ofAttempt.get(id)
        return attempt ? [[id, attempt] as const] : []
      }),
    )
    // The oldest ones go; one that is asked again is read again.
    for (const map of [ofAttempt, ofVersion])
      for (const key of map.keys()) {
        if (map.size <= mostKnown) break
        map.delete(key)
      }
    return found
  }
}
export type KnownAttempts = ReturnType<typeof openKnownAttempts>
