import { needStaff } from '#modules/courses'
import { type Db, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { Graded } from '#plugs/graded'
import { teaching } from '../tables.ts'
import { columnsOf } from './gradebook-queries.ts'

export interface WeightsAsk {
  readonly courseId: string
  readonly weights: readonly { readonly item: string; readonly weight: number }[]
}

/** Sets how much each item counts; items that are not named stay as they are. */
export function setGradebookWeights(db: Db, plugs: readonly Graded[], personId: string, ask: WeightsAsk) {
  return transaction(db, async (tx) => {
    await needStaff(tx, ask.courseId, personId, 'mark')
    const known = new Set((await columnsOf(tx, plugs, ask.courseId)).map(({ key }) => key))
    if (ask.weights.some(({ item }) => !known.has(item))) refuse('courses.unknown-item')
    const weights = new Map(ask.weights.map(({ item, weight }) => [item, weight]))
    if (weights.size > 0)
      await teaching(tx)
        .insertInto('teaching.weights')
        .values([...weights].map(([item, weight]) => ({ course_id: ask.courseId, item, weight })))
        .onConflict((known) =>
          known.columns(['course_id', 'item']).doUpdateSet(({ ref }) => ({ weight: ref('excluded.weight') })),
        )
        .execute()
    return {}
  })
}
