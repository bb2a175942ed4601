import type { DoubleMarking } from '@arvand/contracts/exams'
import type { MarkingPart } from '@arvand/contracts/teacher/exam-marking'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { exams } from '../tables.ts'
import type { AnswerPlace } from './answer-to-mark.ts'
import { joinedComments, meanOf } from './double-marking.ts'

export interface GivenMark {
  /** In hundredths. */
  readonly points: number
  readonly levels: Readonly<Record<string, string>>
  readonly comment: string | null
  readonly markerId: string
  readonly at: Date
}

const written = ({ points, levels, comment, markerId }: GivenMark) => ({
  points,
  levels: JSON.stringify(levels),
  comment,
  marker_id: markerId,
})

/** Every marking stays, whether it counts or not. */
export const noteMarking = (
  tx: Tx,
  { attemptId, questionId }: AnswerPlace,
  given: GivenMark,
  part: MarkingPart | null,
) =>
  exams(tx)
    .insertInto('exams.markings')
    .values({
      ...{ id: newId(), attempt_id: attemptId, question_id: questionId, at: given.at, part },
      ...written(given),
    })
    .execute()

/** Stores what counts from now on. */
export async function storeMark(tx: Tx, place: AnswerPlace, given: GivenMark, most: number): Promise<void> {
  await update(tx, place, {
    ...written(given),
    percent: most === 0 ? 0 : (given.points / most) * 100,
    marked_at: given.at,
  })
}

/** The newest marking of each part. */
async function markingsByPart(tx: Tx, { attemptId, questionId }: AnswerPlace) {
  const rows = await exams(tx)
    .selectFrom('exams.markings')
    .select(['part', 'points', 'comment'])
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.part, row]))
}

interface TwoMarkers {
  readonly part: MarkingPart
  readonly rules: DoubleMarking
  readonly most: number
}

/** Stores one of two markings, or what was decided of them. */
export async function storeForTwo(
  tx: Tx,
  place: AnswerPlace,
  given: GivenMark,
  { part, rules, most }: TwoMarkers,
): Promise<'elsewhere' | 'differing' | 'marked'> {
  await noteMarking(tx, place, given, part)
  if (part === 'first') {
    await update(tx, place, { markers: 1 })
    return 'elsewhere'
  }
  const before = await markingsByPart(tx, place)
  const [first, second] = [before.get('first'), before.get('second')]
  const comment = joinedComments([first?.comment ?? null, second?.comment ?? null])
  if (part === 'decision') {
    await storeMark(tx, place, { ...given, comment: given.comment ?? comment }, most)
    return 'marked'
  }
  const points = meanOf([first?.points ?? given.points, given.points], most, rules)
  await update(tx, place, { markers: 2, ...(points === null ? { percent: null } : {}) })
  if (points === null) return 'differing'
  await storeMark(tx, place, { ...given, points, comment, levels: {} }, most)
  return 'marked'
}

const update = (
  tx: Tx,
  { attemptId, questionId }: AnswerPlace,
  change: {
    readonly markers?: number
    readonly percent?: number | null
    readonly points?: number
    readonly levels?: string
    readonly comment?: string | null
    readonly marker_id?: string
    readonly marked_at?: Date
  },
) =>
  exams(tx)
    .updateTable('exams.marks')
    .set(change)
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .execute()
