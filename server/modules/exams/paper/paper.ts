import type { QuestionKindName } from '@arvand/contracts/questions'
import type { PooledQuestion, PublishedPaper } from '../exam.ts'

/** The rules of exams on paper. Pure. */

/**
 * A paper that is the same for everybody; undefined where questions are drawn for each candidate, and where two slots may
 * take the same question.
 */
export function fixedPaper({ sections }: PublishedPaper) {
  const slots = sections.flatMap((section) => section.slots)
  const ids = slots.flatMap(({ pool }) => pool.map(({ questionId }) => questionId))
  const isDrawn = slots.some(({ pool, count }) => pool.length !== count)
  if (isDrawn || new Set(ids).size < ids.length) return undefined
  return {
    sections: sections.map(({ id, title, slots: own }) => ({
      ...{ id, title },
      questions: own.flatMap(({ pool }): readonly PooledQuestion[] => pool),
    })),
  }
}

const entered: ReadonlySet<QuestionKindName> = new Set([
  'single',
  'multiple',
  'trueFalse',
  'numeric',
  'shortAnswer',
])

/** Why answers cannot be entered from answer sheets: one of the questions is not answered by a mark or a few letters. */
export const whyNotEnter = (kinds: readonly QuestionKindName[]): 'exams.paper-kinds' | null =>
  kinds.every((kind) => entered.has(kind)) ? null : 'exams.paper-kinds'
