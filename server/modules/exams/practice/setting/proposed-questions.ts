import type { QuestionKindName } from '@arvand/contracts/questions'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { kindOf } from '../../question-kinds/all-kinds.ts'
import { exams } from '../../tables.ts'

export interface ProposedQuestion {
  readonly id: string
  /** 0: no version yet. */
  readonly version: number
  readonly kind: QuestionKindName
  readonly isRemoved: boolean
}

/** These questions of a bank as they would be published now, in the order of the ids; those of others are left out. */
export async function proposedQuestions(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<ProposedQuestion[]> {
  const rows = await exams(db)
    .selectFrom('exams.questions as q')
    .leftJoin('exams.question_versions as v', (on) =>
      on.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'q.version'),
    )
    .select(['q.id', 'q.version'])
    // What is asked is the version; where there is none yet, the draft says what it will be.
    .select(sql<QuestionKindName>`coalesce(v.content ->> 'kind', q.kind)`.as('kind'))
    .select(sql<boolean>`q.removed_at is not null`.as('isRemoved'))
    .where('q.owner_id', '=', ownerId)
    .where('q.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Refuses questions of another bank, without a version, and those that a person has to mark. */
export async function requirePractisable(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  const found = await proposedQuestions(db, ownerId, ids)
  if (found.length < ids.length) refuse('exams.unknown-question')
  if (found.some((one) => kindOf(one).byHand)) refuse('exams.marked-by-hand')
  if (found.some(({ version }) => version === 0)) refuse('exams.sample-not-ready')
}

/** Pure: why a group of these questions cannot be published. */
export function whyNotPublish(questions: readonly ProposedQuestion[], wanted: number) {
  if (wanted === 0) return 'exams.group-without-questions' as const
  const isWhole =
    questions.length === wanted && questions.every(({ version, isRemoved }) => version > 0 && !isRemoved)
  if (!isWhole) return 'exams.sample-not-ready' as const
  return questions.some((one) => kindOf(one).byHand) ? ('exams.marked-by-hand' as const) : null
}
